import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import colleagues from "../../../../fixtures/colleagues-take.json";
import colony from "../../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import SheetPanel from "./SheetPanel.svelte";

let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ groups: [], marks: [], notes: "" }))));
afterEach(() => {
  screen.remove();
  vi.unstubAllGlobals();
});

it("tells the rats whether the diet was drawn or chosen", () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  screen = show(SheetPanel, { table });
  expect(screen.page.textContent).toContain("This diet was drawn.");
});

it("says nothing about it in Colleagues, where every diet is drawn", () => {
  screen = show(SheetPanel, { table: tableOf((colleagues as unknown as Scenes).you!) });
  expect(screen.page.textContent).not.toContain("This diet was drawn.");
});
