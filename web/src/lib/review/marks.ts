/** The viewer's own marks next to the truth. */
import type { SheetMark } from "$lib/state/marks.svelte";
import { t } from "$lib/state/words.svelte";
import type { DietName, Marks, Specification } from "$lib/wire";
import { cardName, dietText, hasSides, takesNothing } from "$lib/words/cards";

export interface GroupMarks {
  readonly group: number;
  /** Diets marked as possible. */
  readonly kept: readonly { readonly diet: string; readonly mark: SheetMark }[];
  /** How many were ruled out. */
  readonly out: number;
  /** The mark on the true diet, if it had one. */
  readonly truth: SheetMark | null;
}

export function marksOf({ marks }: Marks, diets: readonly string[]): GroupMarks[] {
  return marks.flatMap((marked, group) => {
    const entries = Object.entries(marked);
    if (entries.length === 0) return [];
    const kept = entries.filter(([, mark]) => mark !== "no").map(([diet, mark]) => ({ diet, mark }));
    const truth = marked[diets[group] ?? ""] ?? null;
    return [{ group, kept, out: entries.length - kept.length, truth }];
  });
}

/** A mark may stand on a whole diet, on a kind of diet, or on one of two sides. */
export function markedName(diet: string): string {
  const [name, card] = diet.split(":") as [DietName, string?];
  if (card === undefined) return takesNothing(name) ? dietText(diet) : t("diet-name-short", { diet: name });
  if (hasSides(name) && !card.includes("/")) {
    return t("pattern-cards", { diet: t("diet-name-short", { diet: name }), cards: cardName(card as Specification) });
  }
  return dietText(diet);
}
