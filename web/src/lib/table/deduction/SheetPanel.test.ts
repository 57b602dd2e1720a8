import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import colleagues from "../../../../fixtures/colleagues-take.json";
import colony from "../../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { t, words } from "$lib/state/words.svelte";
import { groupShort } from "$lib/words/people";
import type { Event } from "$lib/wire";
import SheetPanel from "./SheetPanel.svelte";

let screen: Mounted;
let asked: string[];

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ groups: [], marks: [], notes: "" }));
  });
});
afterEach(() => {
  screen.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tells the rats whether the diet was drawn or chosen", () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  screen = show(SheetPanel, { table });
  expect(screen.page.textContent).toContain("This diet was drawn.");
});

it("says nothing about it in Colleagues, where every diet is drawn", () => {
  screen = show(SheetPanel, { table: tableOf((colleagues as unknown as Scenes).you!) });
  expect(screen.page.textContent).not.toContain("This diet was drawn.");
});

it("asks what is left only once all verdicts have been shown", async () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  const [food] = table.game!.board.centre;
  const events: Event[] = [{ event: "judged", group: 0, food: food!, good: true }];
  table.receive({ type: "entry", number: table.number + 1, at: 0, news: { entry: "acted", seat: "s9" }, events });
  screen = show(SheetPanel, { table });
  const sheets = (): string[] => asked.filter((path) => path.endsWith("/sheet"));
  await vi.advanceTimersByTimeAsync(table.show.frame!.lasts);
  flushSync();
  expect(table.show.isPlaying).toBe(true);
  expect(sheets()).toEqual([]);
  expect(screen.page.textContent).toContain("One moment");
  await vi.runAllTimersAsync();
  flushSync();
  expect(sheets()).toHaveLength(1);
  expect(screen.page.textContent).toContain("Tap a sign");
});

it("keeps each group's row above its list, where it doesn't scroll away", () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  screen = show(SheetPanel, { table });
  for (const [group, row] of table.game!.board.rows.entries()) {
    const name = groupShort(table, group);
    screen.click(".groups button", name);
    const [strip, ...others] = screen.page.querySelectorAll("ol");
    expect(others).toEqual([]);
    expect(strip!.ariaLabel ?? strip!.getAttribute("aria-label")).toContain(name);
    expect(strip!.children).toHaveLength(1 + row.entries.length + table.game!.board.plates[group]!.length);
    expect(strip!.closest(".body")).toBeNull();
  }
});

it("crosses out a kind's cards with the kind", async () => {
  screen = show(SheetPanel, { table: tableOf((colony as unknown as Scenes).rats!) });
  await vi.runAllTimersAsync();
  flushSync();
  const chips = (): string[] =>
    screen.find("button", "Mandatory: ").map((chip) => chip.querySelector(".aside-voice")?.textContent ?? "");
  const cards = chips().filter((text) => text.split(": ").length === 3);
  expect(cards.length).toBeGreaterThan(10);
  screen.click("button", "Mandatory: ");
  const crossed = screen.find("button.out", "Mandatory: ");
  expect(crossed).toHaveLength(cards.length);
  for (const chip of crossed) expect(chip.textContent).toContain(t("sheet-mark", { mark: "no" }));
  expect(screen.find("button.out", "Forbidden: ")).toEqual([]);
});
