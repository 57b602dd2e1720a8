import { busy } from "./busy.svelte";
import { TableSocket } from "./socket.svelte";
import { TableState } from "./table.svelte";

/** A table that we have come to: what we see of it, and the connection that tells us. */
export class Visit {
  readonly table: TableState;
  readonly socket: TableSocket;

  constructor(id: string, invite: string | null) {
    this.table = new TableState(id, (wish) => busy.until(this.socket.ask(wish)));
    this.socket = new TableSocket(id, this.table, invite);
  }

  /** Opens the connection; returns how to close it. */
  enter(): () => void {
    this.socket.open();
    return () => this.socket.close();
  }
}
