import { expect, it } from "vitest";
import { after } from "$lib/state/reduce";
import { tableOf, type Scenes } from "$lib/state/fake";
import scenes from "../../../../fixtures/colony-4.json";
import type { Board, Event, Food } from "$lib/wire";
import { platesOf, refusedTo } from "./plates";

const start = tableOf((scenes as unknown as Scenes).rats!).game!.board;
const served: Event = { event: "served", centre: ["1bl", "2gv", "3rc"], medicine: null, menu: null, madness: [] };
const take = (group: number, food: Food, origin: "centre" | "trash" = "centre"): Event => ({
  event: "taken",
  group,
  food,
  origin,
});
const sentBack = (group: number, food: Food): Event => ({ event: "sent-back", by: "doctor", group, food });

function played(...events: Event[]): { plates: (Food | null)[]; board: Board } {
  const board = events.reduce(after, { ...start, trash: ["4oc"] });
  const log = [{ number: 1, at: 0, meal: 4, news: { entry: "acted", seat: "s1" } as const, events }];
  return { plates: platesOf(log, board), board };
}

it("leaves every food on its plate when another is taken", () => {
  expect(played(served, take(1, "2gv")).plates).toEqual(["1bl", null, "3rc"]);
});

it("puts a food that was sent back on its own plate, and says who can't have it anymore", () => {
  const { plates, board } = played(served, take(1, "2gv"), take(0, "1bl"), sentBack(1, "2gv"));
  expect(plates).toEqual([null, "2gv", "3rc"]);
  expect(refusedTo(board, "2gv")).toBe(1);
  expect(refusedTo(board, "3rc")).toBeNull();
});

it("has a plate for a food that came from the trash can", () => {
  expect(played(served, take(1, "4oc", "trash"), sentBack(1, "4oc")).plates).toEqual(["1bl", "2gv", "3rc", "4oc"]);
});

it("is empty before dinner, with a plate per group", () => {
  const began: Event = { event: "meal-began", meal: 5, first: null };
  const cleared: Event = { event: "centre-cleared", foods: ["1bl", "2gv", "3rc"] };
  expect(played(served, cleared, began).plates).toEqual([null, null, null]);
});

it("shows what is there even if nobody saw it being put there", () => {
  expect(platesOf([], { ...start, centre: ["1bl", "2gv"] })).toEqual(["1bl", "2gv", null]);
});
