import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { settings } from "$lib/state/settings.svelte";
import type { TableState } from "$lib/state/table.svelte";
import { words } from "$lib/state/words.svelte";
import { hidden } from "$lib/table/talk/hidden.svelte";
import type { Delivery, Event, Food, Proposed } from "$lib/wire";
import { spoken } from "./spoken";

const { rats, doctor } = colony as unknown as Scenes;

function told(table: TableState, change: Partial<Delivery>): string[] {
  const news = { entry: "acted", seat: "s9" } as const;
  table.receive({ type: "entry", number: table.number + 1, at: 0, news, events: [], ...change });
  return spoken(table);
}
function plan(seat: string, foods: [number, Food][], agreed = false): Partial<Delivery> {
  const news: Proposed = { entry: "proposed", seat, plan: { foods }, agreed, reasons: [] };
  return { news, proposals: [news] };
}
const served: Event = {
  event: "served",
  centre: ["1bl"],
  medicine: { group: 1, at: 1 },
  menu: null,
  madness: [],
};

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ show: "usual" });
});
afterEach(() => void vi.useRealTimers());

describe("the live region", () => {
  it("says what you gave and who is missing", () => {
    const table = tableOf(rats!);
    const own = table.seat!.id;
    expect(told(table, plan(own, [[0, "3rc"]]))).toEqual([
      "Whiskers: 3 red cheeses.",
      "Cores and Cheeses still choose.",
    ]);
    const two: [number, Food][] = [
      [0, "3rc"],
      [2, "1bl"],
    ];
    expect(told(table, plan(own, two))).toEqual(["Cheeses: 1 blue liquid.", "Cores still choose."]);
    expect(told(table, plan(own, two, true))).toEqual([]);
  });

  it("says who agrees, and leaves bots' plans to be looked up", () => {
    const table = tableOf(rats!);
    const person = table.view!.seats.find((seat) => seat.bot === null && seat.id !== table.seat!.id)!;
    const bot = table.view!.seats.find((seat) => seat.bot !== null)!;
    expect(told(table, plan(person.id, [[0, "3rc"]]))).toEqual([]);
    expect(told(table, plan(person.id, [[0, "3rc"]], true))).toEqual([`${person.name} agrees`]);
    expect(told(table, plan(bot.id, [[0, "3rc"]], true))).toEqual([]);
  });

  it("names the foods that Medicine covers", () => {
    const table = tableOf(doctor!);
    const lines = told(table, { events: [served] });
    const eaten = table.game!.board.rows[1]!.entries.flatMap((one) => (one.entry === "eaten" ? [one] : []));
    expect(eaten[1]!.covered && eaten[2]!.covered).toBe(true);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Medicine for the Hard Cores covers .+ and .+\.$/);
  });

  it("reads out what others say, except those the reader hides", () => {
    const table = tableOf(rats!);
    const news = { entry: "talked", seat: "s2", text: "Hm", meal: 4, side: null } as const;
    expect(told(table, { news })).toHaveLength(1);
    expect(told(table, { news: { ...news, seat: table.seat!.id } })).toEqual([]);
    hidden.toggle(table.id, "s2");
    expect(told(table, { news })).toEqual([]);
    hidden.toggle(table.id, "s2");
  });

  it("gives only the results when a show is skipped", () => {
    const table = tableOf(doctor!);
    const foods = table.game!.board.centre;
    const events = foods.flatMap((food, group): Event[] => [{ event: "taken", group, food, origin: "centre" }]);
    const verdicts = foods.map((food, group): Event => ({ event: "judged", group, food, good: true }));
    const drew: Event = { event: "drew", count: 1, foods: ["4bv"] };
    told(table, { events: [...events, ...verdicts, drew, { event: "meal-began", meal: 5, first: null }] });
    table.show.skip();
    const lines = spoken(table);
    expect(lines).toHaveLength(foods.length + 1);
    expect(lines.at(-1)).toMatch(/^Meal 5/);
  });
});
