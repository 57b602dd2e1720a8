import { notices } from "$lib/state/notices.svelte";
import { settings } from "$lib/state/settings.svelte";
import { sounds } from "$lib/state/sounds";
import { t } from "$lib/state/words.svelte";
import { isShortcut, pressOnce } from "$lib/shell/shortcut";
import type { Kitchen } from "./kitchen.svelte";

/** The table's keys, for the list of shortcuts: each is a key of the catalog. */
export const SHORTCUTS = [
  ["1 2 3", "table-key-give"],
  ["A", "table-key-agree"],
  ["Esc", "table-key-let-go"],
  ["← →", "table-key-move"],
  ["V", "table-key-mute"],
] as const;

export function keys(event: KeyboardEvent, kitchen: Kitchen): void {
  pressOnce(event);
  if (!isShortcut(event) || event.repeat) return;
  if (event.key === "Escape") {
    if (kitchen.drama.isPlaying) kitchen.drama.skip();
    kitchen.letGo();
  } else if (/^[1-3]$/.test(event.key)) {
    const group = Number(event.key) - 1;
    if (kitchen.joint.includes(group)) kitchen.pickGroup(group);
  } else if (event.key.toLowerCase() === "a" && kitchen.joint.length) finish(kitchen);
  else if (event.key.toLowerCase() === "v") mute();
}

/** An irreversible step asks once: it's easy to hit a letter. */
function finish(kitchen: Kitchen): void {
  if (!kitchen.isComplete || kitchen.isAsking) return kitchen.agree();
  if (kitchen.hasAgreed || kitchen.isWaitingForSolo) return;
  kitchen.ask();
  document.querySelector<HTMLElement>(".bar .go")?.focus();
}

function mute(): void {
  settings.change({ sounds: !settings.sounds });
  sounds.wake();
  notices.tell(t(settings.sounds ? "table-sounds-on" : "table-sounds-off"));
}
