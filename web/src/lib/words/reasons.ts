import type { TableState } from "$lib/state/table.svelte";
import { say } from "$lib/state/words.svelte";
import type { Because, Food, Specification } from "$lib/wire";
import { cardName, foodName } from "./cards";
import { groupOf } from "./people";

/** Foods, cards and groups come as symbols; these turn a reason's arguments into names. */
const NAMED: Record<string, (told: string | number, table: TableState) => string> = {
  group: (told, table) => groupOf(table, Number(told)),
  other: (told, table) => groupOf(table, Number(told)),
  food: (told) => foodName(told as Food),
  returned: (told) => foodName(told as Food),
  specification: (told) => cardName(told as Specification),
};

/** A bot's reason, in the reader's language. */
export function reasonText({ key, arguments: told }: Because, table: TableState): string {
  const values = Object.entries(told).map(([name, value]) => [name, NAMED[name]?.(value, table) ?? value]);
  return say(`reason-${key}`, Object.fromEntries(values));
}
