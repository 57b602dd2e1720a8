import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import { tableOf, withSeats, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import type { TableState } from "$lib/state/table.svelte";
import { voice } from "$lib/state/voice.svelte";
import { t, words } from "$lib/state/words.svelte";
import type { Proposed, Wish } from "$lib/wire";
import { foodName } from "$lib/words/cards";
import TableScreen from "./TableScreen.svelte";

let page: Mounted;

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

/** The table of a rat who plays all groups; the server takes every plan. */
function sits(): void {
  const scene = withSeats((colony as unknown as Scenes).rats!, { vote: "alone" });
  const table: TableState = tableOf(
    scene,
    (wish) => new Promise((resolve) => setTimeout(() => resolve(answered(table, wish)))),
  );
  page = show(TableScreen as never, { table });
  vi.advanceTimersByTime(1000);
  flushSync();
}

function answered(table: TableState, wish: Wish): number {
  if (wish.do !== "propose") throw new Error(wish.do);
  const news: Proposed = { entry: "proposed", seat: table.seat!.id, plan: wish.plan, agreed: false, reasons: [] };
  const number = table.number + 1;
  table.receive({ type: "entry", number, at: 0, news, events: [], proposals: [news] });
  return number;
}

/** Everything said while these are pressed, one after the other. */
async function heard(...names: string[]): Promise<string[]> {
  const before = voice.lines.at(-1)?.id ?? 0;
  for (const name of names) {
    page.click("button", name);
    for (const _ of ["before the answer", "after it"]) {
      await tick();
      vi.advanceTimersByTime(1);
      flushSync();
    }
    await tick();
  }
  return voice.lines.filter(({ id }) => id > before).map(({ text }) => text);
}

it("says what was given and who is missing, and asks only once", async () => {
  sits();
  const slot = (group: string): string => t("table-choose-for", { group });
  expect(await heard(slot("the Wet Whiskers"), foodName("1gl"))).toEqual([
    t("table-you-held-group", { group: "The Wet Whiskers" }),
    "Whiskers: 1 green liquid.",
    "Cores and Cheeses still choose.",
  ]);
  expect(await heard(slot("the Hard Cores"), foodName("3gc"))).toEqual([
    t("table-you-held-group", { group: "The Hard Cores" }),
    "Cores: 3 green cheeses.",
    "Cheeses still choose.",
  ]);
  expect(await heard(slot("the Big Cheeses"), foodName("4bl"))).toEqual([
    t("table-you-held-group", { group: "The Big Cheeses" }),
    "Cheeses: 4 blue liquids.",
    t("table-you-ready-alone"),
  ]);
});
