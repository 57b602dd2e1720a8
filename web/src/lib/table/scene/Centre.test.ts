import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import colony from "../../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import type { TableState } from "$lib/state/table.svelte";
import { words } from "$lib/state/words.svelte";
import type { Food } from "$lib/wire";
import { foodName } from "$lib/words/cards";
import Centre from "./Centre.svelte";
import { Kitchen } from "../play/kitchen.svelte";
import { status } from "../play/status";

let page: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => page.remove());

/** The second group's food was sent back: it chooses among the others. */
function again(table: TableState, food: Food): void {
  const { view, game, number } = table;
  const board = { ...game!.board, phase: "retake" as const, takers: [1], sent_back: [[], [food], []] };
  const plannable = board.centre.filter((one) => one !== food);
  table.receive({
    type: "entry",
    number: number + 1,
    at: 0,
    news: { entry: "acted", seat: "s1" },
    events: [],
    game: { ...game!, board, choices: [] },
    table: { ...view!, count: view!.count + 1, joint: [1], plannable },
  });
}

it("marks a food for the group that may not take it again, and says so when it is pressed", () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  const [food, other] = table.game!.board.centre as [Food, Food];
  const kitchen = new Kitchen(table);
  page = show(Centre as never, { kitchen });
  expect(page.page.querySelectorAll(".not-for")).toHaveLength(0);
  again(table, food);
  flushSync();
  const [marked, ...rest] = page.find(".place", "sent back, not for the Hard Cores again");
  expect(rest).toEqual([]);
  expect(page.page.querySelectorAll(".not-for")).toHaveLength(1);
  expect(marked!.querySelector(".not-for")).not.toBeNull();
  page.click("button", foodName(food));
  expect(kitchen.held).toBeNull();
  expect(status(kitchen).toLowerCase()).toContain(
    `${foodName(food)}: sent back by yuck! not for the hard cores again`.toLowerCase(),
  );
  page.click("button", foodName(other));
  expect(kitchen.held).toBe(other);
  expect(status(kitchen)).not.toContain("Yuck!");
});
