import { beforeAll, expect, it } from "vitest";
import { words } from "$lib/state/words.svelte";
import { cardName, dietParts, dietText, foodNames, groupName } from "./cards";
import { patternText } from "./phrases";

beforeAll(() => words.need("game"));

it.each([
  ["mandatory:l+ro", "Only liquids, or red or orange"],
  ["mandatory:3", "Only quantity 3"],
  ["forbidden:l", "Never liquids"],
  ["forbidden:l+ob", "Never liquids, and never orange or blue"],
  ["alternating:c/v", "Odd meals: vegetables; even meals: cheeses"],
  ["identical:colour", "The same color as the previous food"],
  ["different:type", "A different type from the previous food"],
  ["step", "One more or one fewer than the previous food"],
])("%s is %s", (diet, text) => expect(dietText(diet)).toBe(text));

it("reads diets as the wire writes them", () => {
  expect(dietParts("alternating:c/v")).toEqual({ name: "alternating", cards: ["c", "v"], category: null });
  expect(dietParts("identical:type")).toEqual({ name: "identical", cards: [], category: "type" });
});

it("names cards, foods and groups", () => {
  expect(cardName("yg")).toBe("yellow or green");
  expect(foodNames([])).toBe("nothing");
  expect(foodNames(["1bl", "2gv"])).toBe("1 blue liquid and 2 green vegetables");
  expect(groupName(0, [{ identity: "3rc" }], "colony")).toBe("The Big Cheeses");
  expect(groupName(1, [], "colleagues")).toBe("Doctor B");
});

it("puts a partial diet into words", () => {
  expect(patternText({ diet: null, cards: ["l", "ro"], category: null })).toBe("liquids or red or orange");
  expect(patternText({ diet: "forbidden", cards: [], category: null })).toBe("Forbidden");
  expect(patternText({ diet: "alternating", cards: ["l"], category: null })).toBe("Alternating: liquids");
  expect(patternText({ diet: "identical", cards: [], category: "type" })).toBe("The same type as the previous food");
});
