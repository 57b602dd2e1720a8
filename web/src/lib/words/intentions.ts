import type { TableState } from "$lib/state/table.svelte";
import type { Intention } from "$lib/wire";
import { reasonText } from "./reasons";

/** What the doctor last took the rats for, in his words; null if he never made up his mind. */
export function tookFor(found: readonly Intention[], table: TableState): string | null {
  const all = found.flatMap(({ reasons }) => reasons);
  const last = all.findLast(({ key }) => key.startsWith("doctor-saw-"));
  return last ? reasonText(last, table) : null;
}
