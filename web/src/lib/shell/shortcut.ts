import { router } from "$lib/router.svelte";
import { settings } from "$lib/state/settings.svelte";

/** Where which keys do something. */
export type KeysAt = "table" | "lesson" | "elsewhere";

export function keysHere(): KeysAt {
  const { at } = router.route;
  if (at === "table" || at === "gallery") return "table";
  return at === "learn" && new URLSearchParams(location.search).has("table") ? "lesson" : "elsewhere";
}

/** Whether a key may do something by itself: nobody types, no dialog is open, and shortcuts are wanted. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element).closest("input, textarea, select, dialog[open]")) return false;
  // What has no letter of its own (Escape, the arrows) is nobody's dictation.
  return settings.shortcuts || event.key.length > 1;
}
