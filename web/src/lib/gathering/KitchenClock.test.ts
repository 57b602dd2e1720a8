import { afterEach, beforeAll, expect, it, vi } from "vitest";
import table from "../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import KitchenClock from "./KitchenClock.svelte";

const scene = Object.values(table as unknown as Scenes)[0]!;
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => {
  screen.remove();
  vi.restoreAllMocks();
});

function shownAfter(seconds: number): string {
  const state = tableOf(scene);
  const began = state.log.findLast((entry) => entry.events.some((event) => event.event === "meal-began"))!.at;
  vi.spyOn(state, "now").mockReturnValue(began + 1000 * seconds);
  screen = show(KitchenClock, { table: state, lasts: 300 });
  return screen.page.querySelector("[role=timer]")!.getAttribute("aria-label")!;
}

it("counts down from the start of the meal", () => {
  expect(shownAfter(65)).toContain("3 min 55 s");
});

it("only rings when the time is up", () => {
  expect(shownAfter(1000)).toContain("time’s up");
});
