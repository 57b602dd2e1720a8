import { describe, expect, it } from "vitest";
import type { Board } from "$lib/wire";
import { after } from "./reduce";

function board(change: Partial<Board> = {}): Board {
  return {
    variant: "complications",
    rows: [
      { identity: "1bl", entries: [] },
      { identity: "2gv", entries: [] },
    ],
    plates: [[], []],
    sent_back: [[], []],
    complications: [null, null],
    trash: ["4rl"],
    yuck: 3,
    pile: 50,
    medicine: true,
    strict_menu: true,
    first: null,
    meal: 2,
    phase: "choose",
    centre: ["3rc", "2gl"],
    madness: [],
    menu: null,
    takers: [0, 1],
    retake: null,
    turn: null,
    passes: 0,
    stock: 1,
    discarded: [],
    thrown: 0,
    outcome: null,
    ...change,
  };
}

describe("after", () => {
  it("moves a taken food from where it lay to the group's plate", () => {
    const next = after(board(), { event: "taken", group: 1, food: "4rl", origin: "trash" });
    expect(next.trash).toEqual([]);
    expect(next.plates).toEqual([[], ["4rl"]]);
  });

  it("puts a judged food into the row with its symbol", () => {
    const next = after(board({ plates: [["3rc"], []] }), { event: "judged", group: 0, food: "3rc", good: false });
    expect(next.plates).toEqual([[], []]);
    expect(next.rows[0]!.entries).toEqual([{ entry: "eaten", food: "3rc", good: false, covered: false }]);
  });

  it("moves what is left into the trash", () => {
    const next = after(board(), { event: "centre-cleared", foods: ["3rc", "2gl"] });
    expect(next.centre).toEqual([]);
    expect(next.trash).toEqual(["4rl", "3rc", "2gl"]);
  });

  it("moves a wrongly predicted food to the predictor", () => {
    const next = after(board({ plates: [["3rc"], ["2gl"]] }), { event: "moved", food: "2gl", origin: 1, group: 0 });
    expect(next.plates).toEqual([["3rc", "2gl"], []]);
  });

  it("turns a spent complication into a green cross", () => {
    const under = board({ complications: ["madness", null] });
    const next = after(under, { event: "complication-spent", group: 0, complication: "madness" });
    expect(next.complications).toEqual([null, null]);
    expect(next.rows[0]!.entries).toEqual([{ entry: "green-cross", complication: "madness" }]);
  });
});
