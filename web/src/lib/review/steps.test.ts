import { describe, expect, it } from "vitest";
import type { Marks } from "$lib/wire";
import { across, line, pointAt, up } from "./chart";
import { REVIEW } from "./fake";
import { gamesIn } from "./load";
import { marksOf } from "./marks";
import {
  choosingsAt,
  eventsOf,
  groupBars,
  highlightsOf,
  mealStarts,
  nearest,
  percent,
  placesOf,
  verdictsOf,
  viewersOf,
} from "./steps";

describe("whose eyes", () => {
  it("offers the rats, the doctor and everything, but no spectator", () => {
    expect(viewersOf(REVIEW)).toEqual(["group-0", "doctor", "all"]);
  });
  it("leaves out for the rats what happened behind the screen", () => {
    expect(placesOf(REVIEW, "group-0")).toEqual([0, 2, 3, 4, 5, 6]);
    expect(placesOf(REVIEW, "all")).toHaveLength(REVIEW.frames.length);
    expect(eventsOf(REVIEW.frames[1]!, "group-0")).toEqual([]);
  });
  it("goes on to the next frame where one can stand, or the last", () => {
    expect(nearest([0, 2, 3], 1)).toBe(2);
    expect(nearest([0, 2, 3], 9)).toBe(3);
  });
});

describe("the timeline", () => {
  it("knows where meals begin and how they were judged", () => {
    expect([...mealStarts(REVIEW, placesOf(REVIEW, "group-0"))]).toEqual([
      [1, 0],
      [2, 6],
    ]);
    expect(verdictsOf(REVIEW).get(1)).toEqual([true, true]);
    expect(verdictsOf(REVIEW).get(2)).toBeUndefined();
    expect(highlightsOf(REVIEW, 1)).toHaveLength(2);
  });
});

describe("belief bars", () => {
  const [plan] = choosingsAt(REVIEW, 3, "group-0");

  it("belong to the meal's choosing", () => {
    expect(plan).toBe(REVIEW.plans[0]);
    expect(choosingsAt(REVIEW, 6, "group-0")).toEqual([]);
    expect(choosingsAt(REVIEW, 3, "colleague-0")).toEqual([]);
  });
  it("are sorted, and say what was taken and what was best", () => {
    const [, cores] = groupBars(REVIEW, plan!, "group-0");
    expect(cores!.bars.map((bar) => bar.food)).toEqual(["3gv", "2rc", "4yc"]);
    expect(cores!.bars[0]).toMatchObject({ best: true, chosen: false, good: null });
    expect(cores!.bars[2]).toMatchObject({ best: false, chosen: true });
  });
  it("tell the truth only to those who know the diets", () => {
    const [whiskers] = groupBars(REVIEW, plan!, "all");
    expect(whiskers!.bars.find((bar) => bar.food === "2rc")!.good).toBe(true);
    expect(whiskers!.bars.find((bar) => bar.food === "3gv")!.good).toBe(false);
  });
  it("never round to certainty", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe("the chart", () => {
  it("draws from corner to corner", () => {
    const [curve] = REVIEW.curves;
    expect(line(curve!.points)).toBe(`M${across(1)} ${up(0)}L${Math.round(10 * across(2)) / 10} ${up(1)}`);
    expect(pointAt(curve!, 2)?.possible).toBe(90);
    expect(pointAt(curve!, 3)).toBeNull();
  });
});

describe("record files", () => {
  it("hold one game, or one on each line", () => {
    expect(gamesIn('{\n"a": 1\n}')).toHaveLength(1);
    expect(gamesIn('{"a": 1}\n{"a": 2}\n')).toHaveLength(2);
    expect(gamesIn("not\na record")).toEqual(["not\na record"]);
  });
});

describe("one's own marks", () => {
  it("are set beside the truth", () => {
    const marks: Marks = { marks: [{ "mandatory:rb": "maybe", "mandatory:1": "no" }, {}], notes: "" };
    expect(marksOf(marks, REVIEW.diets)).toEqual([
      { group: 0, kept: [{ diet: "mandatory:rb", mark: "maybe" }], out: 1, truth: "maybe" },
    ]);
  });
});
