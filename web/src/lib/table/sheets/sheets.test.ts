import { flushSync, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import colony from "../../../../fixtures/colony-4.json";
import preparing from "../../../../fixtures/doctor-prepare.json";
import returning from "../../../../fixtures/doctor-return.json";
import returned from "../../../../fixtures/colleagues-return.json";
import gluttony from "../../../../fixtures/solo-gluttony.json";
import megalomania from "../../../../fixtures/solo-megalomania.json";
import { show, type Mounted } from "$lib/state/mounting";
import { t, words } from "$lib/state/words.svelte";
import type { Food, Proposed } from "$lib/wire";
import { cardName, foodName } from "$lib/words/cards";
import { groupOf } from "$lib/words/people";
import type { Kitchen } from "../play/kitchen.svelte";
import { kitchenOf } from "../play/laying";
import PlansSheet from "./PlansSheet.svelte";
import PredictSheet from "./PredictSheet.svelte";
import SoloSheet from "./SoloSheet.svelte";
import YuckBackSheet from "./YuckBackSheet.svelte";
import YuckFrontSheet from "./YuckFrontSheet.svelte";

const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
let screen: Mounted;
beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

/** Opens a sheet over a fixture's table. */
function open(sheet: Component<{ kitchen: Kitchen }>, kitchen: Kitchen): void {
  screen = show(sheet, { kitchen });
}

/** The other rats each plan one of the foods on the table for the first group. */
function othersPlan({ table }: Kitchen): void {
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
  open(PredictSheet, kitchenOf(megalomania.you));
  const [first] = screen.find("button", t("table-predict-good"));
  first!.focus();
  expect(press("ArrowRight")).toBe(t("table-predict-bad"));
  expect(press("Home")).toBe(t("table-predict-good"));
  expect(document.activeElement).toBe(first);
});

it("moves between the plans to take over by arrows", () => {
  const kitchen = kitchenOf(colony.rats);
  open(PlansSheet, kitchen);
  othersPlan(kitchen);
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
    open(sheet, kitchenOf(fixture, { board: { meal } }));
    expect(screen.page.textContent).toContain(t("table-diet-now", { card: cardName(card) }));
    const sides = [...screen.page.querySelectorAll(".side:is(.now, .idle)")];
    expect(sides.map((one) => one.classList.contains("now"))).toEqual([side === 0, side === 1]);
  });
});

/** The foods that can be seen in this group of them. */
function foodsIn(name: string): string[] {
  const [group] = screen.find("[role=group]", name);
  return [...group!.querySelectorAll<HTMLElement>("[data-food]")].map((card) => card.dataset.food!);
}

describe("the sheet of someone who decides alone", () => {
  it("shows the foods on the table and in the trash can apart", () => {
    open(SoloSheet, kitchenOf(gluttony.you));
    expect(foodsIn(t("table-centre"))).toEqual(["3rv"]);
    expect(foodsIn(t("table-trash"))).toEqual(["1gl", "1oc"]);
  });

  it.each([
    [1440, 900, true],
    [834, 1194, true],
    [768, 1024, false],
    [390, 844, false],
    [640, 400, false],
  ])("at %i by %i, opens the other rows by itself: %s", (width, height, isOpen) => {
    const viewport = { width: innerWidth, height: innerHeight };
    happyDOM.setViewport({ width, height });
    const kitchen = kitchenOf(gluttony.you);
    open(SoloSheet, kitchen);
    const rows = screen.page.querySelector("details")!;
    expect(rows.open).toBe(isOpen);
    for (const group of [0, 1]) {
      const title = t("table-row-title", { group: groupOf(kitchen.table, group) });
      expect(rows.querySelector(`[aria-label="${title}"]`)).not.toBeNull();
    }
    happyDOM.setViewport(viewport);
  });
});

it("shows a colleague who thinks about Yuck! what is left to take", () => {
  open(YuckBackSheet, kitchenOf(returned.you));
  const left = screen.find("[role=img]", "").map((card) => card.getAttribute("aria-label"));
  expect(left).toEqual(["2bc", "2yv", "1yl", "4ov"].map((food) => foodName(food as Food)));
});
