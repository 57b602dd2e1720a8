import { afterEach, beforeAll, expect, it } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import { Kitchen } from "./kitchen.svelte";
import Players from "./Players.svelte";

let screen: Mounted;
beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

it("calls a bot by what it is, not by its level alone", () => {
  screen = show(Players, { kitchen: new Kitchen(tableOf((colony as unknown as Scenes).rats!)) });
  const titles = [...screen.page.querySelectorAll("li")].map((seat) => seat.title);
  expect(titles).toHaveLength(3);
  expect(titles).toContain("Ann");
  expect(titles).toContain("Regular bot");
});
