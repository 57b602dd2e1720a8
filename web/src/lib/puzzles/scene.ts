/** Presents a puzzle as a table, by feeding the server's view of it to a `TableState`. */
import { nobody } from "$lib/state/nobody";
import { TableState, type Send } from "$lib/state/table.svelte";
import type { Action, Board, Event, PuzzleShown, Welcome, Wish } from "$lib/wire";

const SOLVER = "you";

function welcome(puzzle: PuzzleShown): Welcome {
  const doctor = puzzle.table.seats.find((one) => one.id === SOLVER)?.roles.includes("doctor") ?? false;
  return nobody(doctor ? "doctor" : "group-0", SOLVER);
}

export function tableOf(puzzle: PuzzleShown, send: Send): TableState {
  const table = new TableState("puzzle", send);
  table.receive(welcome(puzzle));
  const news = { entry: "made" as const, options: puzzle.table.options };
  const events = mealsOf(puzzle.game.board);
  const entry = { type: "entry" as const, number: 1, at: 0, news, events, table: puzzle.table, game: puzzle.game };
  table.receive({ type: "catch-up", reset: true, entries: [entry], more: false });
  return table;
}

/** How the rows came about: in a puzzle, each group has eaten one food a meal. */
function mealsOf({ rows, meal: now, first }: Board): Event[] {
  const meals = Array.from({ length: now }, (_, at) => at);
  return meals.flatMap((at) => [
    { event: "meal-began" as const, meal: at + 1, first },
    ...rows.flatMap(({ entries }, group): Event[] => {
      const eaten = entries[at];
      return eaten?.entry === "eaten" ? [{ event: "judged", group, food: eaten.food, good: eaten.good }] : [];
    }),
  ]);
}

/** Makes the table read-only. */
export function close(table: TableState): void {
  table.receive(nobody(table.audience));
}

/** The moves a wish stands for; null if it is only a draft. */
export function movesOf(wish: Wish): Action[] | null {
  if (wish.do === "act") return wish.actions;
  if (wish.do !== "propose" || !wish.agreed) return null;
  return wish.plan.foods.map(([by, food]) => ({ act: "take", by, food }));
}
