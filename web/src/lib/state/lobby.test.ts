import { afterEach, expect, it, vi } from "vitest";
import { USUAL } from "$lib/options/usual";
import type { ListedTable } from "$lib/wire";
import { FakeWebSocket } from "./fake";
import { byTurn, Lobby } from "./lobby.svelte";

afterEach(() => vi.unstubAllGlobals());

const table = (id: string, touched: number, your_turn = false): ListedTable => ({
  id,
  touched,
  your_turn,
  stage: "game",
  options: USUAL,
  seats: [],
  meal: 1,
  won: null,
  seated: true,
});

it("lists your turn first, then the latest", () => {
  const tables = [table("old", 1), table("new", 3), table("turn", 2, true)];
  expect(tables.toSorted(byTurn).map(({ id }) => id)).toEqual(["turn", "new", "old"]);
});

it("shows the open tables as they change", () => {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  const lobby = new Lobby();
  const leave = lobby.enter();
  expect(lobby.open).toBeNull();
  FakeWebSocket.last.open();
  expect(lobby.status).toBe("open");
  FakeWebSocket.last.say({ type: "tables", tables: [table("a", 1)] });
  expect(lobby.open).toHaveLength(1);
  leave();
  expect(lobby.status).toBe("closed");
});

it("asks for one's own", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify([table("a", 1), table("b", 0, true)]))));
  const lobby = new Lobby();
  await lobby.loadMine();
  expect(lobby.mine.map(({ id }) => id)).toEqual(["b", "a"]);
});
