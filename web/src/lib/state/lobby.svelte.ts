import { api } from "$lib/api";
import type { ListedTable, OpenTables } from "$lib/wire";
import { ServerLine, type LineStatus } from "./line.svelte";

/** The tables a guest could go to: the open ones, live, and their own. */
export class Lobby {
  #open = $state.raw<readonly ListedTable[] | null>(null);
  #mine = $state.raw<readonly ListedTable[]>([]);
  #line = new ServerLine("/api/lobby", {
    opened: () => this.#line.settled(),
    received: (message) => {
      const { type, tables } = message as OpenTables;
      if (type === "tables") this.#open = tables;
    },
  });

  /** Null until the server has answered. */
  get open(): readonly ListedTable[] | null {
    return this.#open;
  }
  /** In the server's order: your turn first, then the latest. */
  get mine(): readonly ListedTable[] {
    return this.#mine;
  }
  get status(): LineStatus {
    return this.#line.status;
  }

  enter(): () => void {
    this.#line.open();
    return () => this.#line.close();
  }

  async loadMine(): Promise<void> {
    this.#mine = await api.myTables();
  }
}
