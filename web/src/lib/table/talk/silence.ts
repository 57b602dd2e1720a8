import { say, type Key } from "$lib/state/words.svelte";
import type { TableCode } from "$lib/wire";

/** Friendlier than the refusal of the same code. */
const KINDLY: Partial<Record<TableCode, Key>> = {
  "silent-doctor": "talk-silent-doctor",
  "silent-solo": "talk-silent-solo",
  "silent-spectator": "talk-spectator",
  "silent-turn": "talk-silent-choosing",
};

/** Why you can't talk now. */
export function silenceText(code: TableCode): string {
  return say(KINDLY[code] ?? `error-${code}`, {});
}
