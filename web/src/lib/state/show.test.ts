import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import scenes from "../../../fixtures/colony-4.json";
import type { Delivery, Event, Food } from "$lib/wire";
import { tableOf, type Scenes } from "./fake";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";

const { rats, doctor } = scenes as unknown as Scenes;
const [first] = tableOf(rats!).game!.board.centre as [Food];
const taken: Event = { event: "taken", group: 0, food: first, origin: "centre" };
const judged: Event = { event: "judged", group: 0, food: first, good: true };

function happened(table: TableState, ...events: Event[]): Delivery {
  return { type: "entry", number: table.number + 1, at: 0, news: { entry: "acted", seat: "s9" }, events };
}
function said(table: TableState, seat: string): Delivery {
  const news = { entry: "talked", seat, text: "hm", meal: 4, side: null } as const;
  return { type: "entry", number: table.number + 1, at: 0, news, events: [] };
}

const next = (table: TableState): void => void vi.advanceTimersByTime(table.show.frame!.lasts);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.change({ show: "usual" });
});

describe("the show", () => {
  it("shows one thing after another, then the question", () => {
    const table = tableOf(rats!);
    table.receive(happened(table, taken, judged));
    expect(table.show.frame?.event).toEqual(taken);
    expect(table.game?.board.plates[0]).toEqual([first]);
    expect(table.choices).toEqual([]);
    next(table);
    expect(table.show.frame?.event).toEqual({ event: "presented", group: 0, food: first });
    expect(table.game?.board.plates[0]).toEqual([first]);
    next(table);
    expect(table.show.frame?.event).toEqual(judged);
    expect(table.game?.board.plates[0]).toEqual([]);
    vi.runAllTimers();
    expect(table.show.isPlaying).toBe(false);
    expect(table.log.at(-1)?.events).toEqual([taken, judged]);
  });

  it("queues what arrives in the meantime", () => {
    const table = tableOf(rats!);
    const before = table.game!.board.rows[0]!.entries.length;
    table.receive(happened(table, taken));
    table.receive(happened(table, judged));
    expect(table.number).toBe(table.log.at(-1)!.number + 1);
    next(table);
    expect(table.show.frame?.event?.event).toBe("presented");
    vi.runAllTimers();
    expect(table.game!.board.rows[0]!.entries).toHaveLength(before + 1);
  });

  it("shows Madness's verdict with the choice", () => {
    const table = tableOf(rats!);
    const discarded: Event = { event: "discarded", food: "2gv" };
    table.receive(happened(table, { event: "taken", group: 1, food: "1bl", origin: "madness" }, discarded));
    table.receive(happened(table, { event: "judged", group: 1, food: "1bl", good: false }));
    next(table);
    next(table);
    expect(table.show.frame?.event?.event).toBe("judged");
    expect(table.game?.board.madness).toEqual([]);
    expect(table.game?.board.rows[1]!.entries.at(-1)).toMatchObject({ food: "1bl", good: false });
  });

  it("skips a prediction that says nothing", () => {
    const table = tableOf(rats!);
    table.receive(happened(table, { event: "predicted", group: 0, good: [null, null], right: [null, null] }));
    expect(table.show.isPlaying).toBe(false);
  });

  it("can be skipped, and then tells everything that was left out", () => {
    const table = tableOf(rats!);
    table.receive(happened(table, taken, judged));
    table.receive(happened(table, { event: "meal-began", meal: 5, first: null }));
    table.show.skip();
    expect(table.show.isPlaying).toBe(false);
    expect(table.game?.board.meal).toBe(5);
    const told = table.told.flatMap((one) => ("event" in one ? [one.event.event] : []));
    expect(told).toEqual(["presented", "judged", "meal-began"]);
    expect(table.fresh).toHaveLength(2);
    vi.runAllTimers();
    expect(table.show.isPlaying).toBe(false);
  });

  it("is off for those who turn it off, and in the background", () => {
    const table = tableOf(rats!);
    settings.change({ show: "none" });
    table.receive(happened(table, taken));
    expect(table.show.isPlaying).toBe(false);
    settings.change({ show: "usual" });
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    table.receive(happened(table, judged));
    expect(table.show.isPlaying).toBe(false);
    hidden.mockRestore();
  });

  it("ends with a catch-up", () => {
    const table = tableOf(rats!);
    table.receive(happened(table, taken, judged));
    table.receive({ type: "catch-up", reset: false, more: false, entries: [said(table, "s1")] });
    expect(table.show.isPlaying).toBe(false);
    expect(table.log.at(-2)?.events).toEqual([taken, judged]);
    expect(table.told).toEqual([]);
  });
});

describe("what is said during a show", () => {
  it("waits if others say it, since they may have seen more", () => {
    const table = tableOf(rats!);
    table.receive(happened(table, taken));
    table.receive(said(table, "s2"));
    expect(table.talk.at(-1)?.number).not.toBe(table.number);
    vi.runAllTimers();
    expect(table.talk.at(-1)?.number).toBe(table.number);
  });

  it("appears at once if you say it, and stays in its place", () => {
    const table = tableOf(rats!);
    table.receive(happened(table, taken, judged));
    table.receive(said(table, table.seat!.id));
    expect(table.talk.at(-1)?.number).toBe(table.number);
    expect(table.log.at(-2)?.events).toEqual([taken]);
    vi.runAllTimers();
    expect(table.log.map((entry) => entry.number)).toEqual(table.log.map((_, at) => at + 1));
    expect(table.log.at(-2)?.events).toEqual([taken, judged]);
  });
});

describe("how long it takes", () => {
  it("is shorter for one's own moves, and longer for those who want it", () => {
    const own = tableOf(rats!);
    own.receive({ ...happened(own, taken), news: { entry: "planned", how: "agreed", plan: { foods: [] } } });
    const other = tableOf(doctor!);
    other.receive(happened(other, taken));
    expect(own.show.frame!.lasts).toBeLessThan(other.show.frame!.lasts);
    settings.change({ show: "slow" });
    const slow = tableOf(doctor!);
    slow.receive(happened(slow, taken));
    expect(slow.show.frame!.lasts).toBeGreaterThan(other.show.frame!.lasts);
  });
});
