import { beforeAll, expect, it } from "vitest";
import { Words, words } from "./words.svelte";

beforeAll(() => words.need("app", "game"));

it("formats foods as whole messages", () => {
  const { t } = words;
  expect(t("food", { type: "cheese", colour: "red", count: 3 })).toBe("3 red cheeses");
  expect(t("food", { type: "liquid", colour: "blue", count: 1 })).toBe("1 blue liquid");
});

it("has one letter for each color", () => {
  const letters = (["red", "orange", "yellow", "green", "blue"] as const).map((colour) => words.t(`letter-${colour}`));
  expect(new Set(letters).size).toBe(5);
});

it("loads only what is needed, and shows the key of an unknown message", async () => {
  const own = new Words();
  expect(own.say("app-name")).toBe("app-name");
  await own.need("app");
  expect(own.say("app-name")).toBe("Doctor Rat");
  expect(own.has("food")).toBe(false);
});

it("joins lists as the language does", () => expect(words.list(["a", "b", "c"])).toBe("a, b, and c"));

it("begins in the reader's own language", async () => {
  const own = new Words();
  await own.open("de", "app");
  expect(own.language).toBe("de");
  expect(own.has("app-name")).toBe(true);
});

it("keeps early callers waiting until their words can be read", async () => {
  const own = new Words();
  const first = own.need("app");
  const second = own.need("game");
  await first;
  expect(own.has("app-name")).toBe(true);
  await second;
  expect(own.has("food")).toBe(true);
});
