import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import alone from "../../../../fixtures/colleagues-take.json";
import team from "../../../../fixtures/colleagues-team.json";
import { tableOf, withSeats, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import type { TableState } from "$lib/state/table.svelte";
import { words } from "$lib/state/words.svelte";
import TalkPanel from "./TalkPanel.svelte";

const { choosing, silent } = team as unknown as Scenes;
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

function listeners(): [string, boolean][] {
  return [...screen.page.querySelectorAll<HTMLInputElement>("input[type=radio]")].map((radio) => [
    radio.closest("label")!.textContent!.trim(),
    radio.checked,
  ]);
}

function choose(name: string): void {
  const radios = [...screen.page.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  radios.find((radio) => radio.closest("label")!.textContent!.includes(name))!.click();
  flushSync();
}

function write(text: string): void {
  const input = screen.page.querySelector<HTMLInputElement>(".talk-input")!;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

/** The other side acts: now everyone is silent, or nobody. */
function turn(table: TableState, silence: "silent-turn" | null): void {
  const view = table.view!;
  const seats = view.seats.map((seat) => ({ ...seat, silence }));
  const news = { entry: "acted" as const, seat: "s1" };
  table.receive({
    type: "entry",
    number: table.number + 1,
    at: 1,
    news,
    events: [],
    table: { ...view, seats },
  });
  flushSync();
}

it("offers no choice of listeners to a player alone on a side", () => {
  screen = show(TalkPanel, { table: tableOf((alone as unknown as Scenes).you!) });
  expect(listeners()).toEqual([]);
});

it("speaks to everyone while one's side chooses", async () => {
  const send = vi.fn(() => Promise.resolve(1));
  screen = show(TalkPanel, { table: tableOf(choosing!, send) });
  expect(listeners()).toEqual([
    ["Your side", false],
    ["Everyone", true],
  ]);
  write("Hm, cheese?");
  screen.click("button", "Send");
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ do: "talk", text: "Hm, cheese?", to: "everyone" }));
});

it("speaks to one's own side during silence, and says why not to everyone", async () => {
  const send = vi.fn(() => Promise.resolve(1));
  screen = show(TalkPanel, { table: tableOf(silent!, send) });
  expect(listeners()[0]).toEqual(["Your side", true]);
  write("psst");
  screen.click("button", "Send");
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ do: "talk", text: "psst", to: "side" }));
  choose("Everyone");
  expect(screen.page.textContent).toContain("You think out loud while your side chooses its food.");
  expect(screen.page.querySelector(".talk-input")).toBeNull();
});

it("never sends a message for one's side to everyone because the turn passed", async () => {
  const send = vi.fn(() => Promise.resolve(1));
  const table = tableOf(silent!, send);
  screen = show(TalkPanel, { table });
  write("they are Forb");
  turn(table, null);
  expect(listeners()[0]).toEqual(["Your side", true]);
  screen.click("button", "Send");
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ do: "talk", text: "they are Forb", to: "side" }));
  await vi.waitFor(() => {
    flushSync();
    expect(listeners()[1]).toEqual(["Everyone", true]);
  });
});

it("marks what only one's own side hears", () => {
  screen = show(TalkPanel, { table: tableOf(choosing!) });
  const lines = [...screen.page.querySelectorAll(".list .line:has(p)")].map((line) =>
    line.textContent!.replace(/\s+/g, " ").trim(),
  );
  expect(lines).toEqual(["Cat Your side Let's learn something", "Ann I like none of these"]);
  expect(screen.page.textContent).not.toContain("They can't know that");
});

it("says on both tabs that the player is muted", () => {
  const muted = withSeats(silent!, { silence: "muted", side_silence: "muted" });
  screen = show(TalkPanel, { table: tableOf(muted) });
  expect(screen.page.textContent).toContain("muted you");
  choose("Everyone");
  expect(screen.page.textContent).toContain("muted you");
});
