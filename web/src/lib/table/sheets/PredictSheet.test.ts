import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../../fixtures/solo-megalomania.json";
import { tableOf, type Scene } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { t, words } from "$lib/state/words.svelte";
import type { Food, Group, Wish } from "$lib/wire";
import { foodName } from "$lib/words/cards";
import { Kitchen } from "../play/kitchen.svelte";
import PredictSheet from "./PredictSheet.svelte";

let screen: Mounted;
beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

/** The sheet of a player who must predict these groups of three, with these foods in front of them. */
function sheet(predicted: Group[], plates: Food[][] = []): Wish[] {
  const scene = structuredClone(fixture.you) as unknown as Scene;
  const game = scene.catchUp.entries.findLast((entry) => entry.game)!.game!;
  const may = game.choices.find((choice) => choice.may === "predict")!;
  Object.assign(may, { predicted });
  plates.forEach((foods, group) => (game.board.plates[group] = foods));
  const sent: Wish[] = [];
  const table = tableOf(scene, (wish) => {
    sent.push(wish);
    return Promise.resolve(sent.length);
  });
  screen = show(PredictSheet, { kitchen: new Kitchen(table) });
  return sent;
}

function press(name: string): void {
  const found = [...screen.page.querySelectorAll("button")].find((button) => button.textContent.trim() === name);
  found!.click();
  flushSync();
}

describe("PredictSheet", () => {
  it("asks only about the groups to predict, and says nothing about the others", () => {
    const by = fixtureBy();
    const other = by === 2 ? 1 : 2;
    const sent = sheet([other]);
    expect(screen.page.querySelectorAll("fieldset")).toHaveLength(1);
    press(t("table-predict-bad"));
    press(t("table-predict-do"));
    const good = [0, 1, 2].map((group) => (group === other ? false : null));
    expect(sent).toMatchObject([{ do: "act", actions: [{ act: "predict", by, good }] }]);
  });

  it("asks about the first food only of a group that took two", () => {
    const other = fixtureBy() === 2 ? 1 : 2;
    sheet(
      [other],
      [[], [], []].map((_, group) => (group === other ? ["2rc", "3bv"] : [])),
    );
    const names = [...screen.page.querySelectorAll("fieldset [aria-label]")].map((card) =>
      card.getAttribute("aria-label"),
    );
    expect(names).toContain(t("table-food-asked", { food: foodName("2rc") }));
    expect(names).toContain(t("table-food-taken", { food: foodName("3bv") }));
    expect(screen.page.querySelectorAll("li.asked")).toHaveLength(1);
  });

  it("moves on when nothing is left to predict", () => {
    const sent = sheet([]);
    expect(screen.page.textContent).toContain(t("nothing-to-predict"));
    press(t("table-predict-do"));
    expect(sent).toMatchObject([{ actions: [{ act: "predict", good: [null, null, null] }] }]);
  });
});

function fixtureBy(): Group {
  const game = (fixture.you as unknown as Scene).catchUp.entries.findLast((entry) => entry.game)!.game!;
  return game.choices.find((choice) => choice.may === "predict")!.by as Group;
}
