import { EXAM as LAST, EXTRA_MEAL, LEAN_MEAL, MEALS as COUNT } from "$lib/generated/vocabulary";
import type { Key } from "$lib/state/words.svelte";

export const MEALS: readonly number[] = Array.from({ length: COUNT }, (_, at) => at + 1);

interface Note {
  tag: Extract<Key, `table-meal-${string}-tag`>;
  sentence: Extract<Key, "table-meal-extra" | "table-meal-lean" | "table-meal-trash" | "table-meal-exam">;
  tone: "" | "lean" | "exam";
}

const EXTRA: Note = { tag: "table-meal-extra-tag", sentence: "table-meal-extra", tone: "" };
const LEAN: Note = { tag: "table-meal-lean-tag", sentence: "table-meal-lean", tone: "lean" };
const TRASH: Note = { tag: "table-meal-trash-tag", sentence: "table-meal-trash", tone: "lean" };
const EXAM: Note = { tag: "table-meal-exam-tag", sentence: "table-meal-exam", tone: "exam" };

/** What is printed under the plates: the meal board has one side for Colony and one for Colleagues. */
export function notes(colleagues: boolean): Partial<Record<number, Note>> {
  return colleagues ? { [LEAN_MEAL]: TRASH, [LAST]: EXAM } : { [EXTRA_MEAL]: EXTRA, [LEAN_MEAL]: LEAN, [LAST]: EXAM };
}
