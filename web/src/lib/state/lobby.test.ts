import { afterEach, expect, it, vi } from "vitest";
import { USUAL } from "$lib/generated/vocabulary";
import type { ListedTable } from "$lib/wire";
import { FakeWebSocket } from "./fake";
import { Lobby } from "./lobby.svelte";

afterEach(() => vi.unstubAllGlobals());

const table = (id: string): ListedTable => ({
  id,
  touched: 1,
  your_turn: false,
  empty: 0,
  stage: "game",
  options: USUAL,
  seats: [],
  meal: 1,
  won: null,
  ended: null,
  due: null,
  seated: true,
  study: false,
});

it("shows the open tables as they change", () => {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  const lobby = new Lobby();
  const leave = lobby.enter();
  expect(lobby.open).toBeNull();
  FakeWebSocket.last.open();
  expect(lobby.status).toBe("open");
  FakeWebSocket.last.say({ type: "tables", tables: [table("a")] });
  expect(lobby.open).toHaveLength(1);
  leave();
  expect(lobby.status).toBe("closed");
});

it("loads the guest's own tables and keeps their order", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify([table("b"), table("a")]))));
  const lobby = new Lobby();
  await lobby.loadMine();
  expect(lobby.mine.map(({ id }) => id)).toEqual(["b", "a"]);
});
