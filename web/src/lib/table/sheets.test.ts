import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import preparing from "../../../fixtures/doctor-prepare.json";
import returning from "../../../fixtures/doctor-return.json";
import { tableOf, type Scene } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { t, words } from "$lib/state/words.svelte";
import type { Board } from "$lib/wire";
import { cardName } from "$lib/words/cards";
import { Kitchen } from "./kitchen.svelte";
import YuckBackSheet from "./YuckBackSheet.svelte";
import YuckFrontSheet from "./YuckFrontSheet.svelte";

let screen: Mounted;
beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

/** What someone's part of the table looks like, with changes to the board they see. */
function lay(sheet: Component<{ kitchen: Kitchen }>, fixture: unknown, changes: Partial<Board> = {}): void {
  const scene = structuredClone(fixture) as Scene;
  Object.assign(scene.catchUp.entries.findLast((entry) => entry.game)!.game!.board, changes);
  const table = tableOf(scene, () => Promise.resolve(0));
  screen = show(sheet, { kitchen: new Kitchen(table) });
}

// The second group alternates between orange or green and red or yellow.
describe.each([
  ["Yuck! back", YuckBackSheet, returning.you],
  ["Yuck! front", YuckFrontSheet, preparing.you],
])("the doctor's sheet of %s", (_, sheet, fixture) => {
  it.each([
    [2, "og", 0],
    [3, "ry", 1],
  ] as const)("shows and says what Alternating asks for in meal %i", (meal, card, side) => {
    lay(sheet, fixture, { meal });
    expect(screen.page.textContent).toContain(t("table-diet-now", { card: cardName(card) }));
    const sides = [...screen.page.querySelectorAll(".side:is(.now, .idle)")];
    expect(sides.map((one) => one.classList.contains("now"))).toEqual([side === 0, side === 1]);
  });
});
