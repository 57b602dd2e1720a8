/** What the rules page shows: every card, and an example for each diet. */
import { FOODS } from "$lib/generated/vocabulary";
import type { Key } from "$lib/state/words.svelte";
import type { Food } from "$lib/wire";

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

/** A type's twenty foods, ordered by quantity. */
export function foodsOf(type: (typeof TYPES)[number]): Food[] {
  return FOODS.filter((food) => food.endsWith(type));
}
