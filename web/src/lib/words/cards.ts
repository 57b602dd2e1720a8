/** Cards in the reader's language. */
import { DIET_FACTS } from "$lib/generated/vocabulary";
import { say, t, words } from "$lib/state/words.svelte";
import type { Category, Complication, DietName, Food, Row, Source, Specification, Variant } from "$lib/wire";

export type Type = "cheese" | "liquid" | "vegetable";
export type Colour = "red" | "orange" | "yellow" | "green" | "blue";

const TYPES: Record<string, Type> = { c: "cheese", l: "liquid", v: "vegetable" };
const COLOURS: Record<string, Colour> = { r: "red", o: "orange", y: "yellow", g: "green", b: "blue" };

export interface FoodParts {
  readonly count: number;
  readonly colour: Colour;
  readonly type: Type;
}

export function partsOf(food: Food): FoodParts {
  return { count: Number(food[0]), colour: COLOURS[food[1]!]!, type: TYPES[food[2]!]! };
}

export function foodName(food: Food): string {
  return t("food", { ...partsOf(food) });
}

export function foodNames(foods: readonly Food[]): string {
  return foods.length === 0 ? t("no-foods") : words.list(foods.map(foodName));
}

export function colourLetter(colour: Colour): string {
  return t(`letter-${colour}`);
}

export function complicationName(complication: Complication): string {
  return t("complication-name", { complication });
}

/** The name of a group or, in Colleagues, of a doctor. */
export function groupName(group: number, rows: readonly Pick<Row, "identity">[], variant: Variant): string {
  if (variant === "colleagues") return t("colleague", { number: group });
  const identity = rows[group]?.identity;
  return identity === undefined ? t("somebody") : t("group", { identity: partsOf(identity).type });
}

export function cardName(card: Specification): string {
  if (card.length === 2) return t("card-colours", { pair: card });
  const type = TYPES[card];
  return type ? t("card-type", { type }) : t("card-quantity", { count: Number(card) });
}

export interface DietParts {
  readonly name: DietName;
  /** Specification cards; for Alternating left, then right. */
  readonly cards: readonly Specification[];
  readonly category: Category | null;
}

/** Which supplementary cards lie beside this Diet card. */
export const takes = (name: DietName): (typeof DIET_FACTS)[DietName]["takes"] => DIET_FACTS[name].takes;
export const takesCategory = (name: DietName | null): boolean => name !== null && takes(name) === "category";
export const hasSides = (name: DietName | null): boolean => name !== null && takes(name) === "sides";
export const takesNothing = (name: DietName | null): boolean => name !== null && takes(name) === "nothing";

/** Reads `mandatory:l+ro`, `alternating:c/v`, `identical:type`, `step`. */
export function dietParts(diet: string): DietParts {
  const [name, rest = ""] = diet.split(":") as [DietName, string?];
  if (takesCategory(name)) return { name, cards: [], category: rest as Category };
  return { name, cards: rest ? (rest.split(/[+/]/) as Specification[]) : [], category: null };
}

/** As the wire writes it. */
export function dietWith(name: DietName, cards: readonly (Specification | Category)[]): string {
  return cards.length === 0 ? name : `${name}:${cards.join(hasSides(name) ? "/" : "+")}`;
}

/** Which of two sides counts in a meal: `diet-alternating` says the same in words. */
export function sideNow(diet: string, meal: number): number | null {
  return DIET_FACTS[dietParts(diet).name].sides?.[meal - 1] ?? null;
}

/** What Alternating asks for in this meal; null for the other diets. */
export function countsNow(diet: string, meal: number): string | null {
  const side = sideNow(diet, meal);
  return side === null ? null : t("table-diet-now", { card: cardName(dietParts(diet).cards[side]!) });
}

/** What the diet asks for, without its name. */
export function dietText(diet: string): string {
  const { name, cards, category } = dietParts(diet);
  const [one = "", two = ""] = cards.map(cardName);
  switch (takes(name)) {
    case "one-or-two":
      return two ? say(`diet-${name}-two`, { one, two }) : say(`diet-${name}-one`, { card: one });
    case "sides":
      return say(`diet-${name}`, { left: one, right: two });
    case "category":
      return say(`diet-${name}`, { category: category ?? "type" });
    case "nothing":
      return say(`diet-${name}`);
  }
}

export function sourceName(source: Source): string {
  return t("diet-source", { source });
}
