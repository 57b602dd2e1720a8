import { describe, expect, it } from "vitest";
import type { Marks } from "$lib/wire";
import { across, line, pointAt, up } from "./chart";
import { REVIEW } from "./fake";
import { gamesIn } from "./load";
import { marksOf } from "./marks";
import {
  choosingsAt,
  curvesAt,
  eventsOf,
  groupBars,
  highlightsOf,
  mealStarts,
  nearest,
  inPercent,
  placesOf,
  verdictsAt,
  viewersOf,
} from "./steps";

describe("whose eyes", () => {
  it("offers the rats, the doctor and everything, but no spectator", () => {
    expect(viewersOf(REVIEW)).toEqual(["group-0", "doctor", "all"]);
  });
  it("leaves out what the rats couldn't see", () => {
    expect(placesOf(REVIEW, "group-0")).toEqual([0, 2, 3, 4, 5, 6]);
    expect(placesOf(REVIEW, "all")).toHaveLength(REVIEW.frames.length);
    expect(eventsOf(REVIEW.frames[1]!, "group-0")).toEqual([]);
  });
  it("moves on to the next frame the viewer can stand on, or the last", () => {
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
    expect(verdictsAt(REVIEW, 6).get(1)).toEqual([true, true]);
    expect(verdictsAt(REVIEW, 6).get(2)).toBeUndefined();
    expect(highlightsOf(REVIEW, 1)).toHaveLength(2);
  });
});

describe("belief bars", () => {
  const [plan] = choosingsAt(REVIEW, 3, "group-0");

  it("belong to the meal's choice", () => {
    expect(plan).toBe(REVIEW.plans[0]);
    expect(choosingsAt(REVIEW, 6, "group-0")).toEqual([]);
    expect(choosingsAt(REVIEW, 3, "colleague-0")).toEqual([]);
  });
  it("are sorted, and mark what was taken and what was best", () => {
    const [, cores] = groupBars(REVIEW, plan!, 6, "group-0");
    expect(cores!.bars.map((bar) => bar.food)).toEqual(["3gv", "2rc", "4yc"]);
    expect(cores!.bars[0]).toMatchObject({ best: true, chosen: false, good: null });
    expect(cores!.bars[2]).toMatchObject({ best: false, chosen: true });
  });
  it("tell the truth only to viewers who know the diets", () => {
    const [whiskers] = groupBars(REVIEW, plan!, 6, "all");
    expect(whiskers!.bars.find((bar) => bar.food === "2rc")!.good).toBe(true);
    expect(whiskers!.bars.find((bar) => bar.food === "3gv")!.good).toBe(false);
  });
  it("never round to certainty", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(inPercent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe("nothing appears before its step:", () => {
  const chosenAt = (place: number): string[] =>
    choosingsAt(REVIEW, place, "all").flatMap((plan) =>
      groupBars(REVIEW, plan, place, "all").flatMap(({ bars }) =>
        bars.filter((bar) => bar.chosen).map((bar) => bar.food),
      ),
    );
  const bestAt = (place: number): string[] =>
    choosingsAt(REVIEW, place, "all").flatMap((plan) =>
      groupBars(REVIEW, plan, place, "all").flatMap(({ bars }) =>
        bars.filter((bar) => bar.best).map((bar) => bar.food),
      ),
    );

  it("no bars before dinner is served", () => {
    expect(choosingsAt(REVIEW, 1, "all")).toEqual([]);
    expect(choosingsAt(REVIEW, 2, "all")).toHaveLength(1);
  });
  it("a food is marked as taken once it is taken", () => {
    expect([2, 3, 4, 5].map(chosenAt)).toEqual([[], ["2rc"], ["2rc", "4yc"], ["2rc", "4yc"]]);
  });
  it("the best plan is shown once everyone has chosen", () => {
    expect([2, 3, 4].map(bestAt)).toEqual([[], [], ["2rc", "3gv"]]);
  });
  it("verdicts and curves appear with their frame", () => {
    expect(verdictsAt(REVIEW, 4).size).toBe(0);
    expect(verdictsAt(REVIEW, 5).get(1)).toEqual([true, true]);
    expect(curvesAt(REVIEW, 4)[0]!.points).toHaveLength(1);
    expect(curvesAt(REVIEW, 5)[0]!.points).toHaveLength(2);
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
  it("hold one game, or one per line", () => {
    expect(gamesIn('{\n"a": 1\n}')).toHaveLength(1);
    expect(gamesIn('{"a": 1}\n{"a": 2}\n')).toHaveLength(2);
    expect(gamesIn("not\na record")).toEqual(["not\na record"]);
  });
});

describe("one's own marks", () => {
  it("are compared with the truth", () => {
    const marks: Marks = { marks: [{ "mandatory:rb": "maybe", "mandatory:1": "no" }, {}], notes: "" };
    expect(marksOf(marks, REVIEW.diets)).toEqual([
      { group: 0, kept: [{ diet: "mandatory:rb", mark: "maybe" }], out: 1, truth: "maybe" },
    ]);
  });
});
