import { beforeAll, expect, it } from "vitest";
import colleagues from "../../../../fixtures/colleagues-take.json";
import several from "../../../../fixtures/colony-1.json";
import lone from "../../../../fixtures/solo-insomnia.json";
import { tableOf, withSeats, type Scene, type Scenes } from "$lib/state/fake";
import { words } from "$lib/state/words.svelte";
import type { News, Talked } from "$lib/wire";
import { isUrged, urging } from "./aloud";

const alone = withSeats((lone as unknown as Scenes).you!, { silence: null });

beforeAll(() => words.need("app", "game", "table"));

/** The scene after the player has spoken. */
function after(scene: Scene, news: News): Scene {
  const { entries } = scene.catchUp;
  const number = entries.length + 1;
  return {
    ...scene,
    catchUp: { ...scene.catchUp, entries: [...entries, { type: "entry", number, at: 0, news, events: [] }] },
  };
}

it("urges a player who leads all the rats alone, until they have said something", () => {
  expect(isUrged(tableOf(alone))).toBe(true);
  const spoken: Talked = { entry: "talked", seat: "s1", text: "Cheese again?", meal: 1, side: null };
  expect(isUrged(tableOf(after(alone, { ...spoken, meal: null })))).toBe(true);
  expect(isUrged(tableOf(after(alone, spoken)))).toBe(false);
});

it("leaves other players alone, and anyone who must be silent", () => {
  expect(isUrged(tableOf((several as unknown as Scenes).rats!))).toBe(false);
  expect(isUrged(tableOf((several as unknown as Scenes).doctor!))).toBe(false);
  expect(isUrged(tableOf((colleagues as unknown as Scenes).you!))).toBe(false);
  expect(isUrged(tableOf(withSeats(alone, { silence: "silent-solo" })))).toBe(false);
  expect(isUrged(tableOf(withSeats(alone, { silence: "muted" })))).toBe(false);
});

it("mentions the listening doctor only if the doctor is a person", () => {
  expect(urging(tableOf(alone))).not.toContain("listening");
  expect(urging(tableOf(withSeats(alone, { bot: null })))).toContain("The doctor is listening");
});
