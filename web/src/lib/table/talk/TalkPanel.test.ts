import { afterEach, beforeAll, expect, it } from "vitest";
import listening from "../../../../fixtures/colleagues-window.json";
import thinking from "../../../../fixtures/colleagues-take.json";
import colony from "../../../../fixtures/colony-4.json";
import over from "../../../../fixtures/colony-over.json";
import solo from "../../../../fixtures/solo-insomnia.json";
import { tableOf, withOptions, withSeats, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import type { Suggested } from "$lib/wire";
import TalkPanel from "./TalkPanel.svelte";

const scenes = colony as unknown as Scenes;
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

it("shows talk and events", () => {
  screen = show(TalkPanel, { table: tableOf(scenes.rats!) });
  expect(screen.page.textContent).toContain("I think you hate liquids");
  expect(screen.page.textContent).toContain("What do you think about the Wet Whiskers?");
  expect(screen.page.textContent).toContain("Meal 4");
});

it("hides a player for this reader once they have read what that means, and shows them again", () => {
  screen = show(TalkPanel, { table: tableOf(scenes.rats!) });
  screen.click("button", "More about Bob");
  expect(screen.page.textContent).toContain("I think you hate liquids");
  expect(screen.page.textContent).toContain("You won’t see what Bob writes");
  screen.click("button", "Hide what Bob writes");
  expect(screen.page.textContent).not.toContain("I think you hate liquids");
  screen.click("button", "More about Bob");
  screen.click("button", "Show what Bob writes again");
  expect(screen.page.textContent).toContain("I think you hate liquids");
});

it("keeps the speaker's name after another player takes the seat", () => {
  const table = tableOf(scenes.rats!);
  const seats = table.view!.seats.map((seat) => (seat.name === "Bob" ? { ...seat, name: "Will" } : seat));
  const { id, roles } = seats.find((seat) => seat.name === "Will")!;
  const taken = { entry: "sat", seat: id, roles, name: "Will" } as const;
  const said = { entry: "talked", seat: id, text: "Good evening", meal: 4, side: null } as const;
  const view = { ...table.view!, seats };
  table.receive({ type: "entry", number: table.number + 1, at: 0, news: taken, events: [], table: view });
  table.receive({ type: "entry", number: table.number + 1, at: 0, news: said, events: [] });
  screen = show(TalkPanel, { table });
  const lines = [...screen.page.querySelectorAll(".line")].map((line) => line.textContent.replace(/\s+/g, " ").trim());
  expect(lines.find((line) => line.includes("I think you hate liquids"))).toMatch(/^Bob /);
  expect(lines.find((line) => line.includes("Good evening"))).toMatch(/^Will /);
});

it("keeps phrases when people talk by voice", () => {
  screen = show(TalkPanel, { table: tableOf(withOptions(scenes.rats!, { voice: true })) });
  expect(screen.page.textContent).toContain("This table is on a voice call.");
  expect(screen.page.querySelector("input")).toBeNull();
  expect(screen.find("button", "Send")).toEqual([]);
  expect(screen.find("button", "Phrases")).toHaveLength(1);
});

it("keeps a colleague silent in a Yuck! window, even on their own turn", () => {
  screen = show(TalkPanel, { table: tableOf((listening as unknown as Scenes).you!) });
  expect(screen.page.textContent).toContain("You think out loud while your side chooses its food.");
  expect(screen.page.querySelector("input")).toBeNull();
  expect(screen.find("button", "Phrases")).toEqual([]);
});

it("lets a colleague who is choosing think aloud", () => {
  screen = show(TalkPanel, { table: tableOf((thinking as unknown as Scenes).you!) });
  expect(screen.page.textContent).not.toContain("You think out loud while");
  expect(screen.page.querySelector("input")).not.toBeNull();
  expect(screen.find("button", "Phrases")).toHaveLength(1);
});

it("silences the player who decides alone", () => {
  const silent = withSeats((solo as unknown as Scenes).you!, { silence: "silent-solo" });
  screen = show(TalkPanel, { table: tableOf(silent) });
  expect(screen.page.textContent).toContain("You’re deciding alone now, in silence.");
  expect(screen.page.querySelector("input")).toBeNull();
});

it.each(["rats", "doctor"])("lets everyone talk after the end: %s", (who) => {
  screen = show(TalkPanel, { table: tableOf(withSeats((over as unknown as Scenes)[who]!, { silent: true })) });
  expect(screen.page.querySelector("input")).not.toBeNull();
});

it("explains a bot's advice to its team", () => {
  const { welcome, catchUp } = (thinking as unknown as Scenes).you!;
  const reasons = [{ key: "colleague-odds", arguments: { food: "3rc", percent: 75 } }];
  const news: Suggested = { entry: "suggested", seat: "s2", action: { act: "pass", by: 0 }, reasons };
  const told = { ...catchUp.entries[0]!, number: catchUp.entries.length + 1, news };
  screen = show(TalkPanel, {
    table: tableOf({ welcome, catchUp: { ...catchUp, entries: [...catchUp.entries, told] } }),
  });
  expect(screen.page.querySelector("details")?.textContent).toContain("3 red cheeses is 75% likely to be good.");
});

it("keeps the doctor silent", () => {
  screen = show(TalkPanel, { table: tableOf(scenes.doctor!) });
  expect(screen.page.textContent).toContain("The doctor stays silent until the end.");
  expect(screen.page.querySelector("input")).toBeNull();
});
