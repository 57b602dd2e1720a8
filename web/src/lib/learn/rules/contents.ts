/** What the rules page shows: every card, and an example for each diet. */
import { FOODS } from "$lib/generated/vocabulary";
import type { Key } from "$lib/state/words.svelte";
import type { DietName, Food } from "$lib/wire";

export const SECTIONS = [
  "idea",
  "foods",
  "identities",
  "diets",
  "specifications",
  "setup",
  "meal",
  "tokens",
  "end",
  "complications",
  "colleagues",
] as const;
export type Section = (typeof SECTIONS)[number];

export function titleKey(section: Section): Extract<Key, `rules-${Section}`> {
  return `rules-${section}`;
}

export const TYPES = ["c", "l", "v"] as const;

/** A type's twenty foods, by quantity. */
export function foodsOf(type: (typeof TYPES)[number]): Food[] {
  return FOODS.filter((food) => food.endsWith(type));
}

export interface Example {
  readonly diet: string;
  readonly identity: Food;
  /** What was eaten from meal 1 on, and how it was judged. */
  readonly eaten: readonly (readonly [Food, boolean])[];
}

export const EXAMPLES: Readonly<Record<DietName, Example>> = {
  mandatory: {
    diet: "mandatory:l+rg",
    identity: "3rc",
    eaten: [
      ["2bl", true],
      ["1ov", false],
      ["4gc", true],
    ],
  },
  forbidden: {
    diet: "forbidden:v+yb",
    identity: "3rc",
    eaten: [
      ["1gc", true],
      ["4yc", false],
      ["2rl", true],
    ],
  },
  alternating: {
    diet: "alternating:v/l",
    identity: "2gv",
    eaten: [
      ["3bl", true],
      ["1ov", true],
      ["4rv", false],
    ],
  },
  identical: {
    diet: "identical:colour",
    identity: "1bl",
    eaten: [
      ["3bc", true],
      ["3yc", false],
      ["2yl", true],
    ],
  },
  different: {
    diet: "different:quantity",
    identity: "2gv",
    eaten: [
      ["3rl", true],
      ["3oc", false],
      ["1gv", true],
    ],
  },
  step: {
    diet: "step",
    identity: "1bl",
    eaten: [
      ["2rc", true],
      ["4yv", false],
      ["3gl", true],
    ],
  },
};
