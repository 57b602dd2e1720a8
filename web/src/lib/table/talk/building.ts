/** The parts phrases are built from. The server says which phrases are available and who they may be about. */
import { MOST_CARDS, type TOPICS } from "$lib/generated/vocabulary";
import type { TableState } from "$lib/state/table.svelte";
import type { Category, DietName, Food, Group, Pattern, Phrase, PhraseKind, Specification, Sure } from "$lib/wire";
import { takesCategory, takesNothing } from "$lib/words/cards";

export type Topic = keyof typeof TOPICS;

/** What a phrase still needs before it can be said. */
export type Slot = "group" | "food" | "trash" | "other" | "otherFood" | "meal" | "pattern" | "sure" | "either";
const SLOTS: Readonly<Record<PhraseKind, readonly Slot[]>> = {
  want: ["group", "food"],
  avoid: ["group", "food"],
  try: ["group", "food"],
  means: ["group", "food"],
  trash: ["group", "trash"],
  swap: ["group", "food", "other", "otherFood"],
  safe: ["group"],
  leave: ["food"],
  claim: ["group", "pattern", "sure"],
  either: ["group", "either"],
  ask: ["group"],
  look: ["group", "meal"],
  agree: [],
  disagree: [],
  unsure: [],
  decide: [],
  thinking: [],
  hello: [],
  praise: [],
  thanks: [],
  again: [],
};
export const slotsOf = (kind: PhraseKind): readonly Slot[] => SLOTS[kind];

export const NO_PATTERN: Pattern = { diet: null, cards: [], category: null };

/** A phrase in the making. */
export interface PhraseDraft {
  readonly kind: PhraseKind;
  readonly group: Group | null;
  readonly food: Food | null;
  readonly other: Group | null;
  readonly otherFood: Food | null;
  readonly meal: number | null;
  readonly pattern: Pattern;
  readonly second: Pattern;
  readonly sure: Sure;
}

export function newDraft(kind: PhraseKind, group: Group | null): PhraseDraft {
  const nothing = { food: null, other: null, otherFood: null, meal: null };
  return { kind, group, ...nothing, pattern: NO_PATTERN, second: NO_PATTERN, sure: "maybe" };
}

/** The phrase, once it is complete. */
export function built(draft: PhraseDraft): Phrase | null {
  const { kind, group, food, other, otherFood, meal, pattern, second, sure } = draft;
  switch (kind) {
    case "want":
    case "avoid":
    case "try":
    case "means":
      return group !== null && food ? ({ say: kind, group, food } as Phrase) : null;
    case "trash":
      return group !== null ? { say: kind, group, food } : null;
    case "swap":
      return group !== null && food && other !== null && otherFood
        ? { say: kind, group, food, other, other_food: otherFood }
        : null;
    case "safe":
    case "ask":
      return group !== null ? { say: kind, group } : null;
    case "leave":
      return food ? { say: kind, food } : null;
    case "claim":
      return group !== null && says(pattern) ? { say: kind, group, pattern, sure } : null;
    case "either":
      return group !== null && says(pattern) && says(second) && !isSame(pattern, second)
        ? { say: kind, group, one: pattern, two: second }
        : null;
    case "look":
      return group !== null && meal !== null ? { say: kind, group, meal } : null;
    default:
      return { say: kind };
  }
}

/** Says nothing about the diet yet. */
export const isOpen = (pattern: Pattern): boolean => isSame(pattern, NO_PATTERN);
const says = (pattern: Pattern): boolean => !isOpen(pattern);
const isSame = (one: Pattern, other: Pattern): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The foods a speaker could mean: those on the table, in the trash can or on a plate. */
export function foodsInSight(table: TableState): Food[] {
  const board = table.game?.board;
  if (!board) return [];
  return [...new Set([...board.centre, ...board.madness, ...board.trash, ...board.plates.flat()])];
}

/** The same pattern of another diet: what that diet can't have is dropped. Named again, a diet is left open. */
export function withDiet(pattern: Pattern, named: DietName): Pattern {
  const diet = pattern.diet === named ? null : named;
  const cards = takesCategory(diet) || takesNothing(diet) ? [] : pattern.cards;
  return { diet, cards, category: takesCategory(diet) ? pattern.category : null };
}

/** Adds this card, or removes it; a third card replaces the last. */
export function withCard(pattern: Pattern, card: Specification): Pattern {
  const others = pattern.cards.filter((one) => one !== card);
  const cards = others.length < pattern.cards.length ? others : [...others.slice(0, MOST_CARDS - 1), card];
  return { ...pattern, cards };
}

export function withCategory(pattern: Pattern, category: Category): Pattern {
  return { ...pattern, category: pattern.category === category ? null : category };
}
