import { notices } from "$lib/state/notices.svelte";
import { settings } from "$lib/state/settings.svelte";
import { sounds } from "$lib/state/sounds";
import { t } from "$lib/state/words.svelte";
import type { Kitchen } from "./kitchen.svelte";

/** The table's own keys, for the list of shortcuts: a key of the catalogue each. */
export const SHORTCUTS = [
  ["1 2 3", "table-key-give"],
  ["A", "table-key-agree"],
  ["Esc", "table-key-let-go"],
  ["← →", "table-key-move"],
  ["V", "table-key-mute"],
] as const;

const PRESSES = new Set(["Enter", " "]);

export function keys(event: KeyboardEvent, kitchen: Kitchen): void {
  // A key that is held down presses a button once.
  if (event.repeat && PRESSES.has(event.key) && (event.target as Element).closest("button")) event.preventDefault();
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog[open]");
  if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    if (kitchen.drama.isPlaying) kitchen.drama.skip();
    kitchen.letGo();
  } else if (/^[1-3]$/.test(event.key)) {
    const group = Number(event.key) - 1;
    if (kitchen.joint.includes(group)) kitchen.pickGroup(group);
  } else if (event.key.toLowerCase() === "a" && kitchen.joint.length) kitchen.agree();
  else if (event.key.toLowerCase() === "v") mute();
}

function mute(): void {
  settings.change({ sounds: !settings.sounds });
  sounds.wake();
  notices.tell(t(settings.sounds ? "table-sounds-on" : "table-sounds-off"));
}
