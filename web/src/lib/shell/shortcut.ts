import { settings } from "$lib/state/settings.svelte";

/** Whether a key may do something by itself: nobody types, no dialog is open, and shortcuts are wanted. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element).closest("input, textarea, select, dialog[open]")) return false;
  // What has no letter of its own (Escape, the arrows) is nobody's dictation.
  return settings.shortcuts || event.key.length > 1;
}
