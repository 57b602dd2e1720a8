/** The catalog areas a review needs. */
import { words } from "$lib/state/words.svelte";

export function needReviewWords(): Promise<void> {
  return words.need("game", "table", "review", "share");
}
