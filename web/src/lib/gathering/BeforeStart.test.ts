import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import lobby from "../../../fixtures/lobby.json";
import { tableOf, type Scene, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import type { Role } from "$lib/wire";
import BeforeStart from "./BeforeStart.svelte";

const scenes = lobby as unknown as Scenes;
const send = vi.fn(() => Promise.resolve(1));
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => send.mockClear());
afterEach(() => screen.remove());

it("shows every role with its player", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.guest!, send) });
  const seats = [...screen.page.querySelectorAll("li")].map((seat) => seat.textContent.replace(/\s+/g, " "));
  expect(seats).toHaveLength(4);
  expect(seats[0]).toContain("Expert bot");
  expect(seats[1]).toContain("Ann");
  expect(seats[2]).toContain("Bob");
  expect(seats[3]).toContain("Take this one too");
});

it("lets a guest get ready, and take on another group", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.guest!, send) });
  screen.click("button", "I’m ready!");
  screen.click("button", "Take this one too");
  expect(send.mock.calls).toEqual([[{ do: "ready", ready: true }], [{ do: "sit", roles: ["group-1", "group-2"] }]]);
  expect(screen.find("button", "Start dinner")).toEqual([]);
});

it("makes the host wait until everyone is ready", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.owner!, send) });
  expect(screen.find("button", "Start dinner")[0]).toHaveProperty("disabled", true);
  expect(screen.page.textContent).toContain("Waiting for Bob.");
});

it("removes a player only after the host has read the consequences and confirmed", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.owner!, send) });
  screen.click("button", "More about Bob");
  screen.click("button", "Remove from the table");
  expect(screen.page.textContent).toContain("The old link and code stop working.");
  screen.click("button", "Cancel");
  expect(send).not.toHaveBeenCalled();
  screen.click("button", "Remove from the table");
  screen.click("button", "Remove Bob");
  expect(send.mock.calls).toEqual([[{ do: "kick", seat: "s2" }]]);
});

it("lets any seated guest start when the host is gone", () => {
  const table = tableOf(scenes.guest!, send);
  table.receive({ type: "here", seats: ["s2"], watching: 0, host: false });
  screen = show(BeforeStart, { table });
  expect(screen.page.textContent).toContain("The host is gone.");
  expect(screen.find("button", "Start dinner")[0]).toHaveProperty("disabled", false);
});

it("lets the host readmit a removed guest", () => {
  const { welcome, catchUp } = scenes.owner!;
  const removed = [
    { number: 1, name: "Zoe" },
    { number: 2, name: "" },
  ];
  screen = show(BeforeStart, { table: tableOf({ welcome: { ...welcome, removed }, catchUp }, send) });
  screen.click("button", "Let Zoe back in");
  expect(screen.find("button", "someone from an earlier table")).toHaveLength(1);
  expect(send.mock.calls).toEqual([[{ do: "let-in", person: 1 }]]);
});

it("tells the fifth person to join a group, and the eighth that all seats are taken", () => {
  const { welcome, catchUp } = scenes.spectator!;
  const seated = (count: number): Scene => {
    const entries = catchUp.entries.map((entry) => {
      const [seat] = entry.table?.seats ?? [];
      if (!entry.table || !seat) return entry;
      const roles: Role[] = ["doctor", "group-0", "group-1", "group-2"];
      const seats = Array.from({ length: count }, (_, at) => ({
        ...seat,
        id: `s${at}`,
        roles: [roles[at] ?? "group-0"],
      }));
      const gathering = { roles, empty: [], open: count < 7 ? roles.slice(1) : [], seated: [] };
      return { ...entry, table: { ...entry.table, seats, gathering } };
    });
    return { welcome, catchUp: { ...catchUp, entries } };
  };
  screen = show(BeforeStart, { table: tableOf(seated(4), send) });
  expect(screen.page.textContent).toContain("join a group and decide together");
  screen.click("button", "Join the Wet Whiskers");
  expect(send.mock.calls).toEqual([[{ do: "sit", roles: ["group-0"] }]]);
  screen.remove();
  screen = show(BeforeStart, { table: tableOf(seated(7), send) });
  expect(screen.page.textContent).toContain("All 7 seats are taken");
  expect(screen.find("button", "Join the")).toEqual([]);
});

it("lets guests hide each other's talk", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.owner!, send) });
  expect(screen.page.textContent).toContain("Shall we?");
  screen.click("button", "More about Bob");
  screen.click("button", "Hide what Bob writes");
  expect(screen.page.textContent).not.toContain("Shall we?");
  screen.click("button", "More about Bob");
  screen.click("button", "Show what Bob writes again");
  expect(screen.page.textContent).toContain("Shall we?");
  expect(send).not.toHaveBeenCalled();
});

it("offers a spectator a free seat and none of the host's controls", () => {
  screen = show(BeforeStart, { table: tableOf(scenes.spectator!, send) });
  screen.click("button", "Sit here");
  expect(send.mock.calls).toEqual([[{ do: "sit", roles: ["group-2"] }]]);
  expect(screen.find("button", "Add a bot")).toEqual([]);
  expect(screen.page.textContent).toContain("Spectators can only listen.");
});
