import type { Mood } from "$lib/art/rats";

/** The face for good news and for bad; a rat's own where there is none. */
export function moodOf(good: boolean | null): Mood | undefined {
  if (good === null) return undefined;
  return good ? "happy" : "yuck";
}
