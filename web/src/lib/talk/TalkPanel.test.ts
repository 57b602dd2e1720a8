import { afterEach, beforeAll, expect, it, vi } from "vitest";
import colleagues from "../../../fixtures/colleagues-take.json";
import colony from "../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import type { Suggested } from "$lib/wire";
import TalkPanel from "./TalkPanel.svelte";

const scenes = colony as unknown as Scenes;
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

it("reads what was said and what happened", () => {
  screen = show(TalkPanel, { table: tableOf(scenes.rats!) });
  expect(screen.page.textContent).toContain("I think you hate liquids");
  expect(screen.page.textContent).toContain("What do you think of The Wet Whiskers?");
  expect(screen.page.textContent).toContain("Meal 4");
});

it("hides somebody for this reader, and shows them again", () => {
  screen = show(TalkPanel, { table: tableOf(scenes.rats!) });
  screen.click("button", "Don't show Bob's messages");
  expect(screen.page.textContent).not.toContain("I think you hate liquids");
  screen.click("button", "Show Bob's messages again");
  expect(screen.page.textContent).toContain("I think you hate liquids");
});

it("builds phrases from what lies on the table", () => {
  const send = vi.fn(() => Promise.resolve(1));
  const table = tableOf(scenes.rats!, send);
  screen = show(TalkPanel, { table });
  screen.click("button", "Phrases");
  screen.click("button", "Say it");
  expect(send.mock.calls).toEqual([
    [{ do: "say", phrase: { say: "want", group: 0, food: table.game!.board.centre[0] } }],
  ]);
});

it("tells why a bot advises its team so", () => {
  const { welcome, catchUp } = (colleagues as unknown as Scenes).you!;
  const reasons = [{ key: "colleague-odds", arguments: { food: "3rc", percent: 75 } }];
  const news: Suggested = { entry: "suggested", seat: "s2", action: { act: "pass", by: 0 }, reasons };
  const told = { ...catchUp.entries[0]!, number: catchUp.entries.length + 1, news };
  screen = show(TalkPanel, {
    table: tableOf({ welcome, catchUp: { ...catchUp, entries: [...catchUp.entries, told] } }),
  });
  expect(screen.page.querySelector("details")?.textContent).toContain("3 red cheeses is good with 75 %.");
});

it("keeps the doctor silent", () => {
  screen = show(TalkPanel, { table: tableOf(scenes.doctor!) });
  expect(screen.page.textContent).toContain("The doctor is silent until the end.");
  expect(screen.page.querySelector("input")).toBeNull();
});
