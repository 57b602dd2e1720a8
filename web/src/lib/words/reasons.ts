import type { TableState } from "$lib/state/table.svelte";
import { say } from "$lib/state/words.svelte";
import type { Because, Food } from "$lib/wire";
import { foodName } from "./cards";
import { groupOf } from "./people";

/** Why a bot thinks so, in the reader's language. */
export function reasonText({ key, arguments: told }: Because, table: TableState): string {
  const values: Record<string, string | number> = { ...told };
  if (typeof told.group === "number") values.group = groupOf(table, told.group);
  if (typeof told.food === "string") values.food = foodName(told.food as Food);
  return say(`reason-${key}`, values);
}
