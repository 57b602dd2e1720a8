/** The doctor's choice of a diet, built only from those the server allows. */
import type { Category, DietName, Specification } from "$lib/wire";
import { dietParts, dietWith, hasSides, takesCategory, takesNothing, type DietParts } from "$lib/words/cards";

export interface DietDraft {
  readonly name: DietName | null;
  readonly cards: readonly (Specification | null)[];
  readonly category: Category | null;
}

export const EMPTY: DietDraft = { name: null, cards: [null, null], category: null };

/** The diet as sent over the wire; null while something is missing. */
export function written({ name, cards, category }: DietDraft): string | null {
  if (name === null) return null;
  if (takesNothing(name)) return name;
  if (takesCategory(name)) return category && dietWith(name, [category]);
  const [one, two] = cards;
  if (!one || (hasSides(name) && !two)) return null;
  return dietWith(name, two ? [one, two] : [one]);
}

/** The allowed diet that a draft means. Except for sides, the order of the cards doesn't matter. */
export function meant(draft: DietDraft, allowed: readonly string[]): string | null {
  const text = written(draft);
  if (text === null || allowed.includes(text)) return text;
  const [one = null, two = null] = draft.cards;
  const turned = hasSides(draft.name) ? null : written({ ...draft, cards: [two, one] });
  return turned !== null && allowed.includes(turned) ? turned : null;
}

/** The kinds of which at least one diet is allowed. */
export function kindsIn(allowed: readonly string[]): ReadonlySet<DietName> {
  return new Set(allowed.map((diet) => dietParts(diet).name));
}

export function categoriesIn(allowed: readonly string[], name: DietName): ReadonlySet<Category> {
  return new Set(parts(allowed, name).flatMap((diet) => diet.category ?? []));
}

/** The cards that may go in this place, given the card in the other. */
export function cardsIn(
  allowed: readonly string[],
  name: DietName,
  place: 0 | 1,
  other: Specification | null,
): ReadonlySet<Specification> {
  const fits = (diet: DietParts): Specification[] => {
    const [one, two] = diet.cards;
    const orders = hasSides(name)
      ? [[one, two]]
      : [
          [one, two],
          [two, one],
        ];
    return orders.flatMap((order) => {
      const card = order[place];
      return card && (other === null || order[1 - place] === other) ? [card] : [];
    });
  };
  return new Set(parts(allowed, name).flatMap(fits));
}

/** For diets of one card or two: tapping a card again takes it back, a third replaces the second. */
export function tapped(draft: DietDraft, card: Specification): DietDraft {
  const before = draft.cards.filter((one) => one !== null);
  const others = before.filter((one) => one !== card);
  const [one = null, two = null] = others.length < before.length ? others : [...others.slice(0, 1), card];
  return { ...draft, cards: [one, two] };
}

/** The cards that may be tapped next, and the chosen ones that still fit. */
export function fittingCards(draft: DietDraft, allowed: readonly string[]): ReadonlySet<Specification> {
  const [one = null, two = null] = draft.cards;
  if (draft.name === null) return new Set();
  const next = cardsIn(allowed, draft.name, one === null ? 0 : 1, one);
  const lying =
    one && (two === null || next.has(two)) ? cardsIn(allowed, draft.name, 0, two) : new Set<Specification>();
  return new Set([...next, ...(one && lying.has(one) ? [one] : [])]);
}

function parts(allowed: readonly string[], name: DietName): DietParts[] {
  return allowed.map(dietParts).filter((diet) => diet.name === name);
}
