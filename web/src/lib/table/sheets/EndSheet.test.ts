import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { tableOf } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { RECORDINGS } from "$lib/state/recorded";
import { t, words } from "$lib/state/words.svelte";
import type { BotLevel, Intention } from "$lib/wire";
import EndSheet from "./EndSheet.svelte";
import { Kitchen } from "../play/kitchen.svelte";

const TOOK = "I thought you were looking at colors.";
const seen = (key: string, step: number): Intention => ({ role: "doctor", step, reasons: [{ key, arguments: {} }] });
const MEANT = [seen("doctor-saw-idea", 0), seen("doctor-saw-colour", 9), seen("doctor-all-good", 12)];

let page: Mounted | null = null;
beforeAll(() => words.need("app", "game", "table"));
afterEach(() => {
  page?.remove();
  vi.unstubAllGlobals();
});

/** The end of a game as its rats have it, with this doctor. */
function ended(bot: BotLevel | null, ways: object = {}): Mounted {
  const [, game] = RECORDINGS.find(([name]) => name === "colony-lost.json as bob")!;
  const table = tableOf(game);
  const last = game.live.at(-1)!;
  const seats = last.table!.seats.map((seat) => (seat.roles[0] === "doctor" ? { ...seat, bot } : seat));
  const entries = [...game.live.slice(0, -1), { ...last, table: { ...last.table!, seats } }];
  table.receive({ type: "catch-up", reset: false, entries, more: false });
  page = show(EndSheet as never, { kitchen: new Kitchen(table), ...ways });
  return page;
}

it("lets the bot doctor say whom he took the rats for in the end", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(MEANT)));
  const { find } = ended("expert");
  await vi.waitFor(() => {
    flushSync();
    expect(find("p", TOOK)).toHaveLength(1);
  });
});

it("asks nothing where a person was the doctor", () => {
  const asked = vi.fn((_: string) => Promise.resolve(Response.json(MEANT)));
  vi.stubGlobal("fetch", asked);
  ended(null);
  expect(asked.mock.calls.filter(([address]) => address.includes("intentions"))).toEqual([]);
});

it.each([
  [true, "Today's results"],
  [false, null],
])("puts first what comes next (others wait for the result: %s)", (awaited, first) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const nothing = (): void => undefined;
  const { page } = ended(null, { again: nothing, others: { text: "Today's results", go: nothing, awaited } });
  expect([...page.querySelectorAll(".go")].map((button) => button.textContent)).toEqual([
    first ?? t("table-end-again"),
  ]);
});
