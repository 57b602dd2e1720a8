import { busy } from "./busy.svelte";
import { TableSocket } from "./socket.svelte";
import { TableState } from "./table.svelte";

/** A visit to a table: what we see of it, and the connection that feeds it. */
export class Visit {
  readonly table: TableState;
  readonly socket: TableSocket;

  constructor(id: string, invite: string | null) {
    this.table = new TableState(id, (wish) => busy.until(this.socket.ask(wish)));
    this.socket = new TableSocket(id, this.table, invite);
  }

  /** Opens the connection; returns a function that closes it. */
  enter(): () => void {
    this.socket.open();
    return () => this.socket.close();
  }
}
