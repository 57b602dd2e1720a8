import { expect, it } from "vitest";
import type { LogEntry } from "$lib/state/table.svelte";
import type { Event, Food } from "$lib/wire";
import { historyOf } from "./history";

function told(...events: Event[]): LogEntry {
  return { number: 1, at: 0, meal: null, news: { entry: "acted", seat: "s1" }, events };
}
const began = (meal: number): Event => ({ event: "meal-began", meal, first: null });
const judged = (group: number, food: Food): Event => ({ event: "judged", group, food, good: true });

it("numbers a row by meals, not by places", () => {
  const { meals } = historyOf([
    told(began(1)),
    told(judged(0, "1rc"), judged(1, "2rc"), began(2)),
    // Megalomania was wrong about the other group, and eats its food as well.
    told({ event: "moved", food: "3rc", origin: 1, group: 0 }, judged(0, "4rc"), judged(0, "3rc"), began(3)),
    told(judged(0, "1bl"), judged(1, "2bl")),
  ]);
  expect(meals.get(0)).toEqual([1, 2, 2, 3]);
  expect(meals.get(1)).toEqual([1, 3]);
});

it("remembers where a food came from", () => {
  const { moved } = historyOf([told({ event: "moved", food: "3rc", origin: 1, group: 0 })]);
  expect(moved.get("3rc")).toBe(1);
  expect(moved.get("4rc")).toBeUndefined();
});
