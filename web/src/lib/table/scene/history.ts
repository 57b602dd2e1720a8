import type { LogEntry } from "$lib/state/table.svelte";
import type { Food, Group } from "$lib/wire";

/** What a row doesn't show by itself. */
export interface History {
  /** By group, the meal of each food in its row. A group may eat twice in a meal, or not at all. */
  readonly meals: ReadonlyMap<Group, readonly number[]>;
  /** Foods that moved from one group's plate to another's, and whose they were. */
  readonly moved: ReadonlyMap<Food, Group>;
  /** In Colleagues, the meals for which foods were put on the table. */
  readonly laid: ReadonlySet<number>;
}

export function historyOf(log: readonly LogEntry[]): History {
  const meals = new Map<Group, number[]>();
  const moved = new Map<Food, Group>();
  const laid = new Set<number>();
  let meal = 1;
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.event === "meal-began") meal = event.meal;
    else if (event.event === "laid") laid.add(meal);
    else if (event.event === "moved") moved.set(event.food, event.origin);
    else if (event.event === "judged") meals.set(event.group, [...(meals.get(event.group) ?? []), meal]);
  }
  return { meals, moved, laid };
}
