import { untrack } from "svelte";
import { api } from "$lib/api";
import type { TableState } from "$lib/state/table.svelte";

/** How long a bot is waited for before anybody wonders why, in milliseconds. */
export const WONDERING = 600;

/** Whether nobody but bots keeps the table waiting. */
export function awaitsBots({ view, show }: TableState): boolean {
  if (view?.stage !== "game" || show.isPlaying || view.awaited.length === 0) return false;
  return view.seats.every((seat) => seat.bot !== null || !view.awaited.includes(seat.id));
}

/** On a new machine bots are compiled first; a bot that has to wait for that says what keeps it. */
class Waking {
  #is = $state(false);

  get is(): boolean {
    return this.#is;
  }

  /** Asks what keeps the bots of this table, if they are late. Returns how to stop. */
  watch(table: TableState): (() => void) | undefined {
    if (!awaitsBots(table)) return undefined;
    const asking = setTimeout(() => void this.#ask(), untrack(() => this.#is) ? 0 : WONDERING);
    return () => clearTimeout(asking);
  }

  async #ask(): Promise<void> {
    this.#is = await api.bots().then(
      ({ waking }) => waking,
      () => false,
    );
  }
}

export const waking = new Waking();
