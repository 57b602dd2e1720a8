/** What phrases are built from. */
import type { TableState } from "$lib/state/table.svelte";
import type { Category, DietName, Food, Pattern, Phrase, Specification, Sure } from "$lib/wire";

export const KINDS: readonly Phrase["say"][] = ["want", "avoid", "claim", "ask", "leave", "agree", "unsure"];
export const SURE: readonly Sure[] = ["sure", "maybe", "no"];
export const CATEGORIES: readonly Category[] = ["type", "quantity", "colour"];
export const DIETS: readonly DietName[] = ["mandatory", "forbidden", "alternating", "identical", "different", "step"];
export const CARDS: readonly Specification[] = [
  ...(["c", "l", "v", "1", "2", "3", "4"] as const),
  ...(["ro", "ry", "rg", "rb", "oy", "og", "ob", "yg", "yb", "gb"] as const),
];

/** The foods that one would speak of: those on the table. */
export function foodsInSight(table: TableState): Food[] {
  const board = table.game?.board;
  if (!board) return [];
  return [...new Set([...board.centre, ...board.madness, ...board.trash, ...board.plates.flat()])];
}

export function patternOf(
  diet: DietName | "",
  cards: readonly (Specification | "")[],
  category: Category | "",
): Pattern {
  const compares = diet === "identical" || diet === "different";
  const named = [...new Set(cards.filter((card) => card !== ""))];
  return {
    diet: diet || null,
    cards: compares || diet === "step" ? [] : named,
    category: compares && category ? category : null,
  };
}
