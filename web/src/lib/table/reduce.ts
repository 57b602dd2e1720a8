import type { Board, Event, Food, Group, Row } from "$lib/wire";

/** The board as it looks once an event has been seen: for showing step by step, not for deciding anything. */
export function after(board: Board, event: Event): Board {
  switch (event.event) {
    case "meal-began":
      return { ...board, meal: event.meal };
    case "laid":
      return { ...board, centre: event.foods };
    case "table-cleared":
      return { ...board, centre: event.centre, trash: event.trash };
    case "served":
      return served(board, event);
    case "taken":
      return { ...lift(board, event.food), plates: put(board.plates, event.group, event.food) };
    case "discarded":
      return { ...board, madness: [] };
    case "sent-back":
      return { ...board, plates: drop(board.plates, event.group, event.food), centre: [...board.centre, event.food] };
    case "centre-cleared":
      return { ...board, centre: [], trash: [...board.trash, ...event.foods] };
    case "moved":
      return { ...board, plates: put(drop(board.plates, event.origin, event.food), event.group, event.food) };
    case "judged":
      return {
        ...board,
        plates: drop(board.plates, event.group, event.food),
        rows: lay(board.rows, event.group, { entry: "eaten", food: event.food, good: event.good, covered: false }),
      };
    case "complication-spent":
      return {
        ...board,
        complications: board.complications.map((card, group) => (group === event.group ? null : card)),
        rows: lay(board.rows, event.group, { entry: "green-cross", complication: event.complication }),
      };
    case "complication-drawn":
      return {
        ...board,
        complications: board.complications.map((card, group) => (group === event.group ? event.complication : card)),
      };
    default:
      return board;
  }
}

function served(board: Board, event: Extract<Event, { event: "served" }>): Board {
  const next = { ...board, centre: event.centre, madness: event.madness };
  return event.menu ? { ...next, plates: put(board.plates, event.menu[0], event.menu[1]) } : next;
}

function lift(board: Board, food: Food): Board {
  const without = (foods: Food[]): Food[] => foods.filter((one) => one !== food);
  return { ...board, centre: without(board.centre), trash: without(board.trash), madness: without(board.madness) };
}

function put(plates: Food[][], group: Group, food: Food): Food[][] {
  return plates.map((plate, at) => (at === group ? [...plate, food] : plate));
}

function drop(plates: Food[][], group: Group, food: Food): Food[][] {
  return plates.map((plate, at) => (at === group ? plate.filter((one) => one !== food) : plate));
}

function lay(rows: Row[], group: Group, entry: Row["entries"][number]): Row[] {
  return rows.map((row, at) => (at === group ? { ...row, entries: [...row.entries, entry] } : row));
}
