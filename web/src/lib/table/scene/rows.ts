import { groupRat, type RatLook } from "$lib/art/rats";
import type { Food, Group, Row } from "$lib/wire";
import { groupOf } from "$lib/words/people";
import type { Kitchen } from "../play/kitchen.svelte";

/** The red crosses that count. */
export function crosses(row: Row): number {
  return row.entries.filter((entry) => entry.entry === "eaten" && !entry.good && !entry.covered).length;
}

/** Whether a plaster starts over this entry; it covers this one and the next. */
export function plastered(row: Row, at: number): boolean {
  const covered = (place: number): boolean => {
    const entry = row.entries[place];
    return entry?.entry === "eaten" && entry.covered;
  };
  return covered(at) && !covered(at - 1);
}

/** A table to look at. */
export type Seen = Pick<Kitchen, "board" | "table" | "history">;

/** What is known about a card beyond what it shows. */
export interface Dish {
  readonly meal?: number | undefined;
  readonly from?: Origin | undefined;
}

export interface Origin {
  readonly name: string;
  readonly look: RatLook;
}

/** One for each entry of a group's row. */
export function dishesOf(kitchen: Seen, group: Group): Dish[] {
  const meals = kitchen.history.meals.get(group) ?? [];
  let eaten = 0;
  return kitchen.board.rows[group]!.entries.map((entry): Dish => {
    if (entry.entry !== "eaten") return {};
    return { meal: meals[eaten++], from: originOf(kitchen, entry.food) };
  });
}

/** Where a food came from, if a wrong prediction moved it. */
export function originOf({ board, table, history }: Seen, food: Food): Origin | undefined {
  const group = history.moved.get(food);
  if (group === undefined) return undefined;
  return { name: groupOf(table, group), look: groupRat(board.rows[group]!.identity) };
}
