import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { show, type Mounted } from "$lib/state/mounting";
import { notices } from "$lib/state/notices.svelte";
import type { Shown } from "$lib/state/frames";
import { RECORDINGS, walk } from "$lib/state/recorded";
import { settings } from "$lib/state/settings.svelte";
import { sounds } from "$lib/state/sounds";
import type { TableState } from "$lib/state/table.svelte";
import { t, words } from "$lib/state/words.svelte";
import type { Event } from "$lib/wire";
import { foodName } from "$lib/words/cards";
import { groupOf } from "$lib/words/people";
import TableScreen from "./TableScreen.svelte";

let page: Mounted | null = null;

beforeAll(() => words.need("app", "game", "table"));
vi.setConfig({ testTimeout: 30_000 }); // whole tables, drawn frame by frame
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  page?.remove();
  page = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  settings.change({ sounds: false, show: "usual" });
});

/** The table with everything on it: its parts come one by one. */
function laid(table: TableState): Mounted {
  const shown = show(TableScreen as never, { table });
  vi.advanceTimersByTime(20);
  return shown;
}

/** The first two meals with bots, frame by frame, as their doctor sees them. */
function* dinner(): Generator<{ table: TableState; event: Event | undefined }> {
  const [, game] = RECORDINGS.find(([name]) => name.startsWith("bots"))!;
  for (const table of walk(game, (milliseconds) => vi.advanceTimersByTime(milliseconds))) {
    page ??= laid(table);
    flushSync();
    if (table.game!.board.meal > 2) return;
    yield { table, event: table.show.frame?.event as Event | undefined };
  }
}

/** A recorded game, frame by frame, as this person sees it from some frame on. */
function* watched(
  name: string,
  who: string,
  from: (table: TableState) => boolean,
): Generator<{ table: TableState; event: Shown | undefined }> {
  const [, game] = RECORDINGS.find(([found]) => found === `${name}.json as ${who}`)!;
  for (const table of walk(game, (milliseconds) => vi.advanceTimersByTime(milliseconds))) {
    if (!page && !from(table)) continue;
    page ??= laid(table);
    flushSync();
    yield { table, event: table.show.frame?.event ?? undefined };
  }
}
/** The foods that paws or tokens are on. */
const touched = (what: string): string[] =>
  [...page!.page.querySelectorAll(what)].map(
    (one) => one.parentElement!.querySelector<HTMLElement>("[data-fly]")!.dataset.fly!,
  );
const cards = (place: string): string[] =>
  [...page!.page.querySelectorAll<HTMLElement>(`${place} [data-fly]`)].map((card) => card.dataset.fly!);

it("shows the doctor what was served, then each bot's choice with its reason at its towel", () => {
  let choices = 0;
  for (const { table, event } of dinner()) {
    if (event?.event === "served") expect(cards(".pool").toSorted()).toEqual(table.game!.board.centre.toSorted());
    if (event?.event !== "taken") continue;
    expect(cards(`.mat[data-group="${event.group}"]`)).toContain(event.food);
    expect(touched(".hand")).toEqual([event.food]);
    expect(page!.page.querySelectorAll(".bubble")).not.toHaveLength(0);
    choices += 1;
  }
  expect(choices).toBeGreaterThan(5);
});

it("plays each sound with its frame", () => {
  const played = vi.spyOn(sounds, "play");
  for (const { event } of dinner()) {
    if (event?.event === "judged") expect(played).toHaveBeenLastCalledWith(event.good ? "good" : "bad");
    if (event?.event === "taken") expect(played).toHaveBeenLastCalledWith("take");
  }
  expect(played).toHaveBeenCalledWith("plate");
});

it("lets Yuck! fall on the food that is refused, and on no other", () => {
  const refusals = new Set<Shown["event"]>(["refused", "sent-back"]);
  let seen = 0;
  for (const { event } of watched("colony-lost", "bob", ({ show }) => show.frame?.event?.event === "refused")) {
    const refused = event && refusals.has(event.event) && "food" in event ? [event.food] : [];
    expect(touched(".yuck")).toEqual(refused);
    seen += refused.length;
    if (seen === 2) break;
  }
  expect(seen).toBe(2);
});

it.each([
  ["colony-lost", false],
  ["complications-won", true],
])("ends on the table itself, and only then with a sheet: %s", (name, won) => {
  const on = (selector: string): number => page!.page.querySelectorAll(selector).length;
  let verdict: Extract<Event, { event: "judged" }>;
  let endings = 0;
  const isExam = ({ game }: TableState): boolean => game!.board.rows.some((row) => row.entries.length === 7);
  for (const { table, event } of watched(name, "bob", isExam)) {
    if (event?.event === "judged") verdict = event;
    if (event) expect(on("dialog")).toBe(0);
    if (event?.event !== "ended") continue;
    endings += 1;
    const said = page!.page.querySelector(".sentence")!.textContent.toLowerCase();
    const { food, group } = verdict!;
    for (const part of [foodName(food), groupOf(table, group)]) expect(said.includes(part.toLowerCase())).toBe(!won);
    expect([on(".scene.lost"), on(".rain")]).toEqual(won ? [0, 1] : [1, 0]);
  }
  expect(endings).toBe(1);
  expect(page!.find("dialog", t(won ? "table-end-won" : "table-end-lost"))).toHaveLength(1);
  expect(on(".rain")).toBe(0);
});

it("turns sounds on and off with a key, and says so", () => {
  dinner().next();
  const press = (): boolean => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "v", bubbles: true }));
  for (const on of [true, false]) {
    press();
    expect(settings.sounds).toBe(on);
    expect(notices.shown.at(-1)!.text).toBe(t(on ? "table-sounds-on" : "table-sounds-off"));
  }
  settings.change({ shortcuts: false });
  press();
  expect(settings.sounds).toBe(false);
  settings.change({ shortcuts: true });
});
