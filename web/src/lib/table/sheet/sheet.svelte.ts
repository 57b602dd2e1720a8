import { api, asRefusal } from "$lib/api";
import type { SheetAnswer, SheetDiet } from "$lib/wire";

/** What the table's sheet does for the rats; nothing where one marks everything oneself. */
export class SheetState {
  #answer = $state.raw<SheetAnswer | null>(null);
  #table: string;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** The diets still possible, likeliest first; null where the sheet crosses nothing out. */
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

  /** A busy server says when to ask again; after any other refusal the next move does. */
  #loadLater(error: unknown): void {
    const { code, values } = asRefusal(error);
    if (code === "busy") this.#again = setTimeout(() => this.load(), 1000 * Number(values.seconds));
  }
}
