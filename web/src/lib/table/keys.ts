import { isShortcut } from "$lib/shell/shortcut";
import type { Kitchen } from "./kitchen.svelte";

/** The table's own keys, for the list of shortcuts: a key of the catalogue each. */
export const SHORTCUTS = [
  ["1 2 3", "table-key-give"],
  ["A", "table-key-agree"],
  ["Esc", "table-key-let-go"],
  ["← →", "table-key-move"],
] as const;

export function keys(event: KeyboardEvent, kitchen: Kitchen): void {
  if (!isShortcut(event) || event.repeat) return;
  if (event.key === "Escape") {
    if (kitchen.drama.isPlaying) kitchen.drama.skip();
    kitchen.letGo();
  } else if (/^[1-3]$/.test(event.key)) {
    const group = Number(event.key) - 1;
    if (kitchen.joint.includes(group)) kitchen.pickGroup(group);
  } else if (event.key.toLowerCase() === "a" && kitchen.joint.length) finish(kitchen);
}

/** What can't be taken back is asked once: a letter is soon pressed. */
function finish(kitchen: Kitchen): void {
  if (!kitchen.isComplete || kitchen.isAsking) return kitchen.agree();
  if (kitchen.hasAgreed || kitchen.isWaitingForSolo) return;
  kitchen.ask();
  document.querySelector<HTMLElement>(".bar .go")?.focus();
}
