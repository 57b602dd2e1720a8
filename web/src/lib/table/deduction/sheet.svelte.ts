import { api, asRefusal } from "$lib/api";
import type { TableState } from "$lib/state/table.svelte";
import type { SheetAnswer, SheetDiet } from "$lib/wire";

/** What the server's sheet rules out; nothing if players mark everything themselves. */
export class SheetState {
  #answer = $state.raw<SheetAnswer | null>(null);
  #table: TableState;
  /** How many verdicts had been shown when it last asked. */
  #asked: number | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Whether it can't say yet what the server's sheet rules out. */
  get isLoading(): boolean {
    return this.#answer === null;
  }

  /** The remaining diets, likeliest first; null if the sheet crosses nothing out. */
  possible(group: number): readonly SheetDiet[] | null {
    const found = this.#answer?.groups[group]?.possible;
    if (!found || found.length === 0) return null;
    return found.toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0));
  }

  /** Asks once for all verdicts shown so far; the server knows those still to be shown, too, so not during a show. */
  follow(): void {
    const verdicts = verdictsOf(this.#table);
    if (this.#table.show.isPlaying || verdicts === this.#asked) return;
    this.#asked = verdicts;
    this.#load();
  }

  #load(): void {
    clearTimeout(this.#again);
    const asked = this.#asked;
    api.sheet(this.#table.id).then(
      (answer) => this.#take(answer, asked),
      (error: unknown) => this.#loadLater(error),
    );
  }

  #take(answer: SheetAnswer, asked: number | null): void {
    if (this.#table.show.isPlaying) this.#asked = null;
    else if (asked === this.#asked) this.#answer = answer;
  }

  /** A busy server says when to ask again; after any other refusal, the next verdict triggers it. */
  #loadLater(error: unknown): void {
    const { code, values } = asRefusal(error);
    if (code === "busy") this.#again = setTimeout(() => this.#load(), 1000 * Number(values.seconds));
    else this.#answer ??= { groups: [] };
  }
}

function verdictsOf({ game }: TableState): number {
  return game?.board.rows.reduce((sum, row) => sum + row.entries.length, 0) ?? 0;
}
