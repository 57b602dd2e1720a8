import { say, type Key } from "$lib/state/words.svelte";
import type { TableCode } from "$lib/wire";

/** Said more kindly than when something is refused. */
const KINDLY: Partial<Record<TableCode, Key>> = {
  "silent-doctor": "talk-silent-doctor",
  "silent-solo": "talk-silent-solo",
  "silent-spectator": "talk-spectator",
  "silent-turn": "talk-silent-choosing",
};

/** Why one can't talk now. */
export function silenceText(code: TableCode): string {
  return say(KINDLY[code] ?? `error-${code}`, {});
}
