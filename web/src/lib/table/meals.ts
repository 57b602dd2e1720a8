import type { Key } from "$lib/state/words.svelte";

export const MEALS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

interface Note {
  tag: Extract<Key, `table-meal-${string}-tag`>;
  sentence: Extract<Key, "table-meal-extra" | "table-meal-lean" | "table-meal-trash" | "table-meal-exam">;
  tone: "" | "lean" | "exam";
}

const EXTRA: Note = { tag: "table-meal-extra-tag", sentence: "table-meal-extra", tone: "" };
const LEAN: Note = { tag: "table-meal-lean-tag", sentence: "table-meal-lean", tone: "lean" };
const TRASH: Note = { tag: "table-meal-trash-tag", sentence: "table-meal-trash", tone: "lean" };
const EXAM: Note = { tag: "table-meal-exam-tag", sentence: "table-meal-exam", tone: "exam" };

/** What is printed under the plates: the meal board has one side for Colony, one for Colleagues. */
export function notes(colleagues: boolean): Partial<Record<number, Note>> {
  return colleagues ? { 5: TRASH, 8: EXAM } : { 3: EXTRA, 5: LEAN, 8: EXAM };
}
