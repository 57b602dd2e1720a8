import { describe, expect, it } from "vitest";
import { REVIEW } from "./fake";
import { ReviewState } from "./state.svelte";

describe("looking through a review", () => {
  it("starts with the rats' eyes at the beginning", () => {
    const seen = new ReviewState(REVIEW);
    expect(seen.viewer).toBe("group-0");
    expect(seen.place).toBe(0);
    expect(seen.table.audience).toBe("group-0");
    expect(seen.table.game!.diets).toEqual([null, null]);
  });
  it("steps over what the viewer didn't see, and stops at both ends", () => {
    const seen = new ReviewState(REVIEW);
    seen.back();
    expect(seen.place).toBe(0);
    seen.next();
    expect(seen.place).toBe(2);
    expect(seen.table.game!.board.centre).toEqual(["2rc", "3gv"]);
    seen.goStep(99);
    expect(seen.place).toBe(6);
    seen.next();
    expect(seen.place).toBe(6);
  });
  it("goes from meal to meal", () => {
    const seen = new ReviewState(REVIEW);
    seen.nextMeal();
    expect(seen.meal).toBe(2);
    seen.backMeal();
    expect(seen.place).toBe(0);
    seen.go(4);
    seen.backMeal();
    expect(seen.place).toBe(0);
    expect(seen.meals).toEqual([1, 2]);
  });
  it("changes eyes without moving", () => {
    const seen = new ReviewState(REVIEW);
    seen.look("all");
    seen.go(1);
    expect(seen.place).toBe(1);
    expect(seen.table.game!.diets).toEqual(REVIEW.diets);
    expect(seen.table.game!.desk).not.toBeNull();
    seen.look("group-0");
    expect(seen.place).toBe(2);
    expect(seen.table.game!.desk).toBeNull();
  });
  it("never opens the table's end dialog", () => {
    const seen = new ReviewState(REVIEW);
    seen.goStep(99);
    expect(seen.table.game!.board.outcome).toBeNull();
  });
});
