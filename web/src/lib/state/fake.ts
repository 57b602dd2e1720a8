/** For tests: a WebSocket controlled by the test, and fixture tables. */
import type { CatchUp, Options, SeatView, TableView, ToClient, Welcome } from "$lib/wire";
import { nobody } from "./nobody";
import { TableState, type Send } from "./table.svelte";

export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    return FakeWebSocket.made.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

export const welcome: Welcome = { ...nobody("spectator"), guest: "ann", name: "Ann", now: 0 };

export interface Scene {
  welcome: Welcome;
  catchUp: CatchUp;
}

export type Scenes = Record<string, Scene>;

/** The same scene with some of the table's view changed. */
function changed({ welcome, catchUp }: Scene, change: (view: TableView) => Partial<TableView>): Scene {
  const entries = catchUp.entries.map((entry) =>
    entry.table === undefined ? entry : { ...entry, table: { ...entry.table, ...change(entry.table) } },
  );
  return { welcome, catchUp: { ...catchUp, entries } };
}

export function withOptions(scene: Scene, options: Partial<Options>): Scene {
  return changed(scene, (view) => ({ options: { ...view.options, ...options } }));
}

export function withSeats(scene: Scene, seat: Partial<SeatView>): Scene {
  return changed(scene, (view) => ({ seats: view.seats.map((one) => ({ ...one, ...seat })) }));
}

/** A table that has received a fixture scene. */
export function tableOf(scene: Scene, send: Send = () => Promise.resolve(0)): TableState {
  const table = new TableState("t1", send);
  for (const message of [scene.welcome, scene.catchUp] satisfies ToClient[]) table.receive(message);
  return table;
}
