import { api } from "$lib/api";
import type { ListedTable } from "$lib/wire";

/** Past games, page by page. */
export class PastGames {
  #tables = $state.raw<readonly ListedTable[]>([]);
  #next = $state.raw<string | null>(null);

  get tables(): readonly ListedTable[] {
    return this.#tables;
  }

  get hasMore(): boolean {
    return this.#next !== null;
  }

  async load(): Promise<void> {
    this.#keep(await api.pastTables());
  }

  async loadMore(): Promise<void> {
    if (this.#next !== null) this.#keep(await api.pastTables(this.#next));
  }

  #keep({ items, next }: Awaited<ReturnType<typeof api.pastTables>>): void {
    // A game someone resumed in the meantime may appear twice.
    const known = new Set(this.#tables.map((table) => table.id));
    this.#tables = [...this.#tables, ...items.filter((table) => !known.has(table.id))];
    this.#next = next;
  }
}
