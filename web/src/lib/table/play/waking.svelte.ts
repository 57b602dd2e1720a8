import { untrack } from "svelte";
import { api } from "$lib/api";
import type { TableState } from "$lib/state/table.svelte";

/** How long a bot may take before players wonder why, in milliseconds. */
export const WONDERING = 600;

/** Whether the table is waiting for bots only. */
export function awaitsBots({ view, show }: TableState): boolean {
  if (view?.stage !== "game" || show.isPlaying || view.awaited.length === 0) return false;
  return view.seats.every((seat) => seat.bot !== null || !view.awaited.includes(seat.id));
}

/** On a new machine, bots must be compiled first; a bot that waits for that says so. */
class Waking {
  #is = $state(false);

  get is(): boolean {
    return this.#is;
  }

  /** Asks the server what is keeping this table's bots, if they are late. Returns a function that stops it. */
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
