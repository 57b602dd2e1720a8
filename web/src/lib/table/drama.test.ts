import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import scenes from "../../../fixtures/colony-4.json";
import type { Board, Delivery, Event } from "$lib/wire";
import { Drama } from "./drama.svelte";

const entries = scenes.rats.catchUp.entries as unknown as Delivery[];
const start = entries.findLast((entry) => entry.game)!.game!.board as Board;
const events: Event[] = [
  { event: "taken", group: 0, food: start.centre[0]!, origin: "centre" },
  { event: "judged", group: 0, food: start.centre[0]!, good: true },
  { event: "meal-began", meal: 5, first: null },
];

describe("Drama", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows one thing after the other, then nothing", () => {
    const drama = new Drama();
    drama.add(start, events);
    expect(drama.frame?.event.event).toBe("taken");
    expect(drama.frame?.board.plates[0]).toEqual([start.centre[0]]);
    vi.advanceTimersByTime(500);
    expect(drama.frame?.event.event).toBe("judged");
    expect(drama.frame?.board.plates[0]).toEqual([]);
    vi.runAllTimers();
    expect(drama.isPlaying).toBe(false);
  });

  it("goes on from the last frame when more happens meanwhile", () => {
    const drama = new Drama();
    drama.add(start, events.slice(0, 1));
    drama.add(start, events.slice(1));
    vi.advanceTimersByTime(500);
    expect(drama.frame?.board.rows[0]!.entries).toHaveLength(start.rows[0]!.entries.length + 1);
  });

  it("shows Madness's verdict with the choice", () => {
    const drama = new Drama();
    drama.add({ ...start, madness: ["1bl", "2gv"] }, [
      { event: "taken", group: 1, food: "1bl", origin: "madness" },
      { event: "discarded", food: "2gv" },
      { event: "judged", group: 1, food: "1bl", good: false },
    ]);
    vi.advanceTimersByTime(500);
    expect(drama.frame?.event.event).toBe("judged");
    expect(drama.frame?.board.madness).toEqual([]);
    expect(drama.frame?.board.rows[1]!.entries.at(-1)).toMatchObject({ food: "1bl", good: false });
    expect(drama.frame?.board.centre).toEqual(start.centre);
  });

  it("passes over a prediction that says nothing", () => {
    const drama = new Drama();
    drama.add(start, [{ event: "predicted", group: 0, good: [null, null], right: [null, null] }]);
    expect(drama.isPlaying).toBe(false);
  });

  it("can be skipped", () => {
    const drama = new Drama();
    drama.add(start, events);
    drama.skip();
    expect(drama.frame).toBeNull();
    vi.runAllTimers();
    expect(drama.frame).toBeNull();
  });
});
