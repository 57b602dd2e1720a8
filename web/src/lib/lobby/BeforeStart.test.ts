import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import lobby from "../../../fixtures/lobby.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import BeforeStart from "./BeforeStart.svelte";

const scenes = lobby as unknown as Scenes;
const send = vi.fn(() => Promise.resolve(1));
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => send.mockClear());
afterEach(() => screen.remove());

it("shows every role with whoever plays it", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.guest!, send) });
  const seats = [...screen.page.querySelectorAll("li")].map((seat) => seat.textContent.replace(/\s+/g, " "));
  expect(seats).toHaveLength(4);
  expect(seats[0]).toContain("Expert bot");
  expect(seats[1]).toContain("Ann");
  expect(seats[2]).toContain("Bob");
  expect(seats[3]).toContain("Take this one too");
});

it("lets a guest say that they are ready, and a group be taken along", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.guest!, send) });
  screen.click("button", "I’m ready!");
  screen.click("button", "Take this one too");
  expect(send.mock.calls).toEqual([[{ do: "ready", ready: true }], [{ do: "sit", roles: ["group-1", "group-2"] }]]);
  expect(screen.find("button", "Start dinner")).toEqual([]);
});

it("waits for everybody before the host can start", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.owner!, send) });
  expect(screen.find("button", "Start dinner")[0]).toHaveProperty("disabled", true);
  expect(screen.page.textContent).toContain("Waiting for Bob.");
  expect(screen.find("button", "Ask to leave")).toHaveLength(1);
});

it("lets people hide each other for themselves", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.owner!, send) });
  expect(screen.page.textContent).toContain("Shall we?");
  screen.click("button", "Hide messages");
  expect(screen.page.textContent).not.toContain("Shall we?");
  screen.click("button", "Show messages again");
  expect(screen.page.textContent).toContain("Shall we?");
  expect(send).not.toHaveBeenCalled();
});

it("offers a spectator a free seat and nothing of the host's", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.spectator!, send) });
  screen.click("button", "Sit here");
  expect(send.mock.calls).toEqual([[{ do: "sit", roles: ["group-2"] }]]);
  expect(screen.find("button", "Add a bot")).toEqual([]);
  expect(screen.page.textContent).toContain("Spectators can only listen.");
});
