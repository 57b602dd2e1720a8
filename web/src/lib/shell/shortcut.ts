import { router } from "$lib/router.svelte";
import { settings } from "$lib/state/settings.svelte";

/** Where which keys do something. */
export type KeysAt = "table" | "lesson" | "puzzle" | "elsewhere";

export function keysHere(): KeysAt {
  const { at } = router.route;
  if (at === "table" || at === "gallery") return "table";
  if (at === "puzzles") return "puzzle";
  return at === "learn" && new URLSearchParams(location.search).has("table") ? "lesson" : "elsewhere";
}

/** Whether a key may act as a shortcut: nobody is typing, no dialog is open, and shortcuts are on. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element).closest("input, textarea, select, dialog[open]")) return false;
  // Only letters can be typed by accident, say by dictation; Escape and the arrows always work.
  return settings.shortcuts || event.key.length > 1;
}

const PRESSES = new Set(["Enter", " "]);

/** Holding a key down presses a button only once. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && PRESSES.has(event.key) && (event.target as Element).closest("button")) event.preventDefault();
}
