import type { LogEntry } from "$lib/state/table.svelte";
import type { Board, Event, Food, Group } from "$lib/wire";

/** This meal's plates, each with its food or empty: a food keeps its plate while others go, and returns to it. */
export function platesOf(log: readonly LogEntry[], board: Board): (Food | null)[] {
  const laid = log.flatMap((entry) => entry.events).reduce(lay, []);
  const strays = board.centre.filter((food) => !laid.includes(food));
  const plates = [...laid.map((food) => (board.centre.includes(food) ? food : null)), ...strays];
  return [...plates, ...Array.from({ length: Math.max(0, board.rows.length - plates.length) }, () => null)];
}

function lay(laid: readonly Food[], event: Event): readonly Food[] {
  switch (event.event) {
    case "meal-began":
      return [];
    case "served":
    case "table-cleared":
      return event.centre;
    case "laid":
      return event.foods;
    case "sent-back":
      // A food from the trash can had no plate.
      return laid.includes(event.food) ? laid : [...laid, event.food];
    default:
      return laid;
  }
}

/** The group that may not take this food again this meal. */
export function refusedTo(board: Board, food: Food): Group | null {
  if (!board.centre.includes(food)) return null;
  const group = board.sent_back.findIndex((foods) => foods.includes(food));
  return group < 0 ? null : group;
}
