import { api, asRefusal } from "$lib/api";
import type { SheetAnswer, SheetDiet } from "$lib/wire";

/** What the server's sheet rules out; nothing if players mark everything themselves. */
export class SheetState {
  #answer = $state.raw<SheetAnswer | null>(null);
  #table: string;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** The remaining diets, likeliest first; null if the sheet crosses nothing out. */
  possible(group: number): readonly SheetDiet[] | null {
    const found = this.#answer?.groups[group]?.possible;
    if (!found || found.length === 0) return null;
    return found.toSorted((one, other) => (other.chance ?? 0) - (one.chance ?? 0));
  }

  load(): void {
    clearTimeout(this.#again);
    api.sheet(this.#table).then(
      (answer) => (this.#answer = answer),
      (error: unknown) => this.#loadLater(error),
    );
  }

  /** A busy server says when to ask again; after any other refusal, the next move triggers it. */
  #loadLater(error: unknown): void {
    const { code, values } = asRefusal(error);
    if (code === "busy") this.#again = setTimeout(() => this.load(), 1000 * Number(values.seconds));
  }
}
