import { t } from "$lib/state/words.svelte";
import type { Ate } from "$lib/wire";
import { foodName } from "$lib/words/cards";

/** A food, with its verdict if it has one. */
export function judgedName({ food, good }: Ate): string {
  if (good === null) return foodName(food);
  return t(good ? "table-food-good" : "table-food-bad", { food: foodName(food) });
}
