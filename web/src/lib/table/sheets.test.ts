import { flushSync, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import preparing from "../../../fixtures/doctor-prepare.json";
import returning from "../../../fixtures/doctor-return.json";
import megalomania from "../../../fixtures/solo-megalomania.json";
import { tableOf, type Scene } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { t, words } from "$lib/state/words.svelte";
import type { TableState } from "$lib/state/table.svelte";
import type { Board, Food, Proposed } from "$lib/wire";
import { cardName } from "$lib/words/cards";
import { Kitchen } from "./kitchen.svelte";
import PlansSheet from "./PlansSheet.svelte";
import PredictSheet from "./PredictSheet.svelte";
import YuckBackSheet from "./YuckBackSheet.svelte";
import YuckFrontSheet from "./YuckFrontSheet.svelte";

let screen: Mounted;
beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

/** What someone's part of the table looks like, with changes to the board they see. */
function lay(sheet: Component<{ kitchen: Kitchen }>, fixture: unknown, changes: Partial<Board> = {}): TableState {
  const scene = structuredClone(fixture) as Scene;
  Object.assign(scene.catchUp.entries.findLast((entry) => entry.game)!.game!.board, changes);
  const table = tableOf(scene, () => Promise.resolve(0));
  screen = show(sheet, { kitchen: new Kitchen(table) });
  return table;
}

/** The other rats each plan one of the foods on the table for the first group. */
function othersPlan(table: TableState): void {
  const others = table.view!.seats.filter(({ id, roles }) => id !== table.seat!.id && !roles.includes("doctor"));
  const proposals = others.map(({ id }, at): Proposed => {
    const plan = { foods: [[0, table.game!.board.centre[at]!]] as [number, Food][] };
    return { entry: "proposed", seat: id, plan, agreed: false, reasons: [] };
  });
  const news = proposals.at(-1)!;
  table.receive({ type: "entry", number: table.number + 1, at: 0, news, events: [], proposals });
  flushSync();
}

function press(key: string): string {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return document.activeElement!.textContent.trim();
}

it("moves between the answers of a prediction by arrows", () => {
  lay(PredictSheet, megalomania.you);
  const [first] = screen.find("button", t("table-predict-good"));
  first!.focus();
  expect(press("ArrowRight")).toBe(t("table-predict-bad"));
  expect(press("Home")).toBe(t("table-predict-good"));
  expect(document.activeElement).toBe(first);
});

it("moves between the plans to take over by arrows", () => {
  othersPlan(lay(PlansSheet, colony.rats));
  const follows = screen.find("button", t("table-follow", { name: "" }).trim());
  expect(follows.length).toBeGreaterThan(1);
  follows[0]!.focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(follows[1]);
  press("ArrowLeft");
  expect(document.activeElement).toBe(follows[0]);
});

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
