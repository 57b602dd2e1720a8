import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import colony from "../../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import type { Plan, Proposed, Wish } from "$lib/wire";
import { foodName } from "$lib/words/cards";
import { Kitchen } from "../play/kitchen.svelte";
import PlansSheet from "./PlansSheet.svelte";

let page: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => page.remove());

it("shows everyone's plan, and takes one over", () => {
  const sent: Wish[] = [];
  const table = tableOf((colony as unknown as Scenes).rats!, (wish) => {
    sent.push(wish);
    return Promise.resolve(0);
  });
  const { view, number, game } = table;
  const bob = view!.seats.find((seat) => seat.name === "Bob")!;
  const plan: Plan = { foods: view!.joint.map((group, at) => [group, game!.board.centre[at]!]) };
  const proposals: Proposed[] = [{ entry: "proposed", seat: bob.id, plan, agreed: true, reasons: [] }];
  table.receive({ type: "entry", number: number + 1, at: 0, news: proposals[0]!, events: [], proposals });
  const kitchen = new Kitchen(table);
  page = show(PlansSheet as never, { kitchen });
  const [idea, ...others] = page.page.querySelectorAll("li");
  expect(others).toEqual([]);
  for (const [, food] of plan.foods) expect(idea!.innerHTML).toContain(`Bob agrees: ${foodName(food)}`);
  page.click("button", "Same as Bob");
  flushSync();
  expect(sent).toMatchObject([{ do: "propose", plan, agreed: false }]);
  expect(page.find("button", "Same as Bob")).toEqual([]);
  expect(idea!.textContent).toContain("=");
});
