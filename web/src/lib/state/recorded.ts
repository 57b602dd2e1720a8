/** For tests: whole games as each audience received them live. */
import type { Delivery } from "$lib/wire";
import { tableOf, type Scene } from "./fake";
import { settings } from "./settings.svelte";
import type { TableState } from "./table.svelte";

export type Recording = Scene & { readonly live: readonly Delivery[] };

const files = import.meta.glob<Record<string, Recording>>("../../../fixtures/games/*.json", {
  eager: true,
  import: "default",
});

/** Every recorded game as every one of its audiences had it, by name. */
export const RECORDINGS = Object.entries(files).flatMap(([path, found]) =>
  Object.entries(found).map(([who, recording]) => [`${path.split("/").at(-1)} as ${who}`, recording] as const),
);

/** Walks through a game frame by frame, as if each delivery arrived right after the one before. Needs fake timers. */
export function* walk(recording: Recording, wait: (milliseconds: number) => void): Generator<TableState> {
  settings.change({ show: "usual" });
  const table = tableOf(recording);
  for (const delivery of recording.live) {
    const { told } = table;
    table.receive(delivery);
    // Some deliveries pass at once; most wait for what is being shown.
    if (table.told !== told) yield table;
  }
  while (table.show.frame) {
    wait(table.show.frame.lasts);
    yield table;
  }
}
