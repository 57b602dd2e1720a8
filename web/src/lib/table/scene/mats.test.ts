import { afterEach, beforeAll, describe, expect, it } from "vitest";
import returned from "../../../../fixtures/colleagues-return.json";
import take from "../../../../fixtures/colleagues-take.json";
import complications from "../../../../fixtures/complications-6.json";
import madness from "../../../../fixtures/solo-madness.json";
import megalomania from "../../../../fixtures/solo-megalomania.json";
import { show, type Mounted } from "$lib/state/mounting";
import { t, words } from "$lib/state/words.svelte";
import type { Appointed } from "$lib/wire";
import { complicationName, foodName } from "$lib/words/cards";
import { groupOf, seatName } from "$lib/words/people";
import Actions from "../play/Actions.svelte";
import GroupMat from "./GroupMat.svelte";
import { kitchenOf } from "../play/laying";
import MealTrack from "./MealTrack.svelte";
import { status } from "../play/status";

let screen: Mounted | null = null;
beforeAll(() => words.need("app", "game", "table"));
afterEach(() => {
  screen?.remove();
  screen = null;
});
const read = (place: string): string => screen!.page.querySelector(place)!.textContent.replace(/\s+/g, " ").trim();

describe("under a complication", () => {
  it("has its name on the towel", () => {
    screen = show(GroupMat, { kitchen: kitchenOf(madness.you), group: 1 });
    expect(read(".ill")).toBe(complicationName("madness"));
  });

  it("has a way back to the question", () => {
    screen = show(Actions, { kitchen: kitchenOf(madness.you) });
    expect(read(".go")).toBe(t("table-solo-open"));
  });

  it("has a way back to the predictions", () => {
    screen = show(Actions, { kitchen: kitchenOf(megalomania.you) });
    expect(read(".go")).toBe(t("table-predict-open"));
  });

  it("tells the others that they may go on planning", () => {
    const solo: Appointed[] = [{ entry: "appointed", group: 2, complication: "insomnia", seat: "s2" }];
    const kitchen = kitchenOf(complications.rats, { view: { solo, solo_now: [2], joint: [0, 1] } });
    const values = { name: seatName(kitchen.table, "s2"), group: groupOf(kitchen.table, 2) };
    expect(status(kitchen)).toBe(t("table-now-solo-plan", values));
  });

  it("says where a food came from that moved", () => {
    const kitchen = kitchenOf(complications.rats, { board: { plates: [["2rc"], [], []] } });
    const moved = { event: "moved", group: 1, food: "2rc", origin: 0 } as const;
    const { table } = kitchen;
    table.receive({
      type: "entry",
      number: table.number + 1,
      at: 0,
      news: { entry: "acted", seat: "s1" },
      events: [moved],
    });
    table.show.skip();
    screen = show(GroupMat, { kitchen, group: 1 });
    const food = t("table-food-from", { food: foodName("2rc"), group: groupOf(table, 0) });
    expect(screen.find("[role=img]", food)).toHaveLength(1);
  });
});

describe("among colleagues", () => {
  it("says who you are, whose turn it is and who began", () => {
    screen = show(GroupMat, { kitchen: kitchenOf(take.you), group: 0 });
    expect(read("h3 .full")).toBe("Doctor A");
    expect(read("h3")).toMatch(/^Doctor A.* First player$/);
    expect(read(".turn")).toBe(t("table-turn"));
    expect(read(".who .name")).toBe(t("lobby-you"));
  });

  it("says nothing of that on the other's mat", () => {
    screen = show(GroupMat, { kitchen: kitchenOf(take.you), group: 1 });
    expect(screen.page.querySelector(".turn, .first")).toBeNull();
    expect(read(".who .name")).not.toBe(t("lobby-you"));
  });

  it("speaks of the trash can alone in the meal without a table", () => {
    const board = { meal: 5, centre: [] };
    expect(status(kitchenOf(take.you, { board }))).toBe(t("table-you-take-trash"));
    const choices = [
      { may: "yuck-front", by: 0 },
      { may: "pass", by: 0 },
    ] as const;
    expect(status(kitchenOf(returned.you, { board, choices }))).toBe(t("table-you-window-trash"));
    screen = show(MealTrack, { meal: 5, colleagues: true });
    expect(read("li.now")).toContain(t("table-meal-trash"));
  });
});
