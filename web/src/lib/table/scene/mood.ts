import type { Mood } from "$lib/art/rats";

/** The expression for good or bad news; undefined keeps the rat's own. */
export function moodOf(good: boolean | null): Mood | undefined {
  if (good === null) return undefined;
  return good ? "happy" : "yuck";
}
