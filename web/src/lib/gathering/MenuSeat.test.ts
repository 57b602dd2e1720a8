import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import over from "../../../fixtures/colony-over.json";
import colony from "../../../fixtures/colony-4.json";
import { tableOf, withSeats, type Scene, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import { hidden } from "$lib/table/talk/hidden.svelte";
import MenuSeat from "./MenuSeat.svelte";

const scenes = colony as unknown as Scenes;
const hosted: Scene = { ...scenes.rats!, welcome: { ...scenes.rats!.welcome, owner: true } };
const guest: Scene = { ...scenes.rats!, welcome: { ...scenes.rats!.welcome, owner: false } };
const send = vi.fn();
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => send.mockClear());
afterEach(() => screen.remove());

/** Opens the seat with this role in the menu; returns its id. */
function open(scene: Scene, role: string): string {
  const table = tableOf(scene);
  const seat = table.view!.seats.find((one) => one.roles.some((held) => held === role))!;
  screen = show(MenuSeat, { table, seat, send });
  return seat.id;
}

it("hides a player's talk for this reader alone, and shows it again", () => {
  const bob = open(scenes.rats!, "group-1");
  expect(hidden.has("t1", bob)).toBe(false);
  screen.click("button", "More about Bob");
  screen.click("button", "Hide what Bob writes");
  expect(hidden.has("t1", bob)).toBe(true);
  screen.click("button", "More about Bob");
  screen.click("button", "Show what Bob writes again");
  expect(hidden.has("t1", bob)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

it("lets a spectator hide a player, too", () => {
  open(scenes.spectator!, "group-1");
  screen.click("button", "More about Bob");
  expect(screen.find("button", "Hide what Bob writes")).toHaveLength(1);
  expect(screen.find("button", "Remove from the table")).toEqual([]);
});

it.each(["group-0", "doctor"])("never offers to hide oneself or a bot: %s", (role) => {
  open(scenes.rats!, role);
  expect(screen.find("button", "More about")).toEqual([]);
});

it("lets a spectator take over from a bot if the server marks the seat as free", () => {
  const seat = open(withSeats(scenes.spectator!, { free: true }), "doctor");
  screen.click("button", "Take over from the bot");
  expect(send.mock.calls).toEqual([[{ do: "take-seat", seat }]]);
  screen.remove();
  open(withSeats(scenes.rats!, { free: true }), "doctor");
  expect(screen.find("button", "Take over from the bot")).toEqual([]);
});

it("lets a bot fill in for a player who is away", () => {
  const bob = open(scenes.rats!, "group-1");
  screen.click("button", "Let a bot sit in for me");
  expect(send.mock.calls).toEqual([[{ do: "take-over", seat: bob }]]);
});

it.each([
  ["at a slow table", withSeats(scenes.rats!, { replaceable: false })],
  ["after the end", withSeats((over as unknown as Scenes).rats!, { bot: null })],
])("offers no bot where the server would refuse it: %s", (_, scene) => {
  open(scene, "group-1");
  expect(screen.page.textContent).toContain("Bob");
  expect(screen.find("button", "Let a bot sit in for me")).toEqual([]);
});

it.each([
  [false, "Mute Bob", "can’t write or say phrases"],
  [true, "Unmute Bob", "can write again"],
])("lets the host mute a player and unmute them; muted: %s", (muted, label, text) => {
  const bob = open(withSeats(hosted, { muted }), "group-1");
  screen.click("button", "More about Bob");
  expect(screen.page.textContent).toContain(text);
  screen.click("button", label);
  expect(send.mock.calls).toEqual([[{ do: "mute", seat: bob, muted: !muted }]]);
});

it("hands the table to another host only after asking once more", () => {
  const bob = open(hosted, "group-1");
  screen.click("button", "More about Bob");
  screen.click("button", "Make host");
  expect(send).not.toHaveBeenCalled();
  expect(screen.page.textContent).toContain("Are you sure? Bob runs the table from now on.");
  screen.click("button", "Make Bob the host");
  expect(send.mock.calls).toEqual([[{ do: "make-host", seat: bob }]]);
});

it("leaves muting and hosting to the host", () => {
  open(guest, "group-1");
  screen.click("button", "More about Bob");
  for (const label of ["Mute", "Make host", "Remove"]) expect(screen.find("button", label)).toEqual([]);
});
