import type { Board, Desk, Event, Food, Group, Row } from "$lib/wire";

/** The board after an event: for showing games step by step, not for deciding anything. */
export function after(board: Board, event: Event): Board {
  switch (event.event) {
    case "trash-opened":
      return { ...board, trash: event.foods };
    case "meal-began":
      return { ...board, ...NEW_MEAL, meal: event.meal, first: event.first, sent_back: board.rows.map(() => []) };
    case "drew":
      return { ...board, stock: board.stock + event.count, pile: board.pile - event.count };
    case "stock-thrown":
      return { ...spent(board, event.count), thrown: board.thrown + event.count };
    case "laid":
      return { ...board, centre: event.foods, pile: board.pile - event.foods.length };
    case "table-cleared":
      return cleared(board, event);
    case "served":
      return served(board, event);
    case "taken":
      return taken(board, event);
    case "discarded":
      return { ...board, madness: [], discarded: [...board.discarded, event.food] };
    case "sent-back":
      return sentBack(board, event);
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
    case "ended":
      return { ...board, phase: "over", outcome: event.outcome };
    default:
      return board;
  }
}

/** The same for what the doctor keeps behind his screen. */
export function deskAfter(desk: Desk | null, event: Event): Desk | null {
  if (desk === null) return null;
  switch (event.event) {
    case "drew":
      return { ...desk, stock: [...desk.stock, ...(event.foods ?? [])] };
    case "stock-thrown":
      return { ...desk, stock: event.drawn ?? [], thrown: [...desk.thrown, ...(event.thrown ?? [])] };
    case "offered":
      return {
        ...desk,
        stock: desk.stock.filter((food) => !event.foods.includes(food)),
        chosen: event.foods,
        extra: event.extra,
      };
    case "medicine-prepared":
      return { ...desk, medicine: event.place };
    case "menu-prepared":
      return { ...desk, menu: [event.group, event.food] };
    case "served":
      return { ...desk, chosen: [], extra: null, medicine: null, menu: null };
    default:
      return desk;
  }
}

type Of<Tag extends Event["event"]> = Extract<Event, { event: Tag }>;

const NEW_MEAL = { phase: "prepare", menu: null } as const;

/** The board after a Yuck! that drew this many foods. */
function spent(board: Board, drawn: number): Board {
  return { ...board, yuck: board.yuck - 1, pile: board.pile - drawn };
}

function cleared(board: Board, { centre, trash }: Of<"table-cleared">): Board {
  const discarded = [...board.discarded, ...board.centre, ...board.trash];
  return { ...spent(board, centre.length + trash.length), centre, trash, discarded };
}

/** The event doesn't say how many foods are left in stock and pile; the delivered board does. */
function served(board: Board, { centre, madness, medicine, menu }: Of<"served">): Board {
  let next: Board = { ...board, phase: "choose", centre, madness };
  if (medicine) next = { ...next, medicine: false, rows: covered(board.rows, medicine.group, medicine.at) };
  if (menu) next = { ...next, strict_menu: false, menu: menu[0], plates: put(board.plates, menu[0], menu[1]) };
  return next;
}

/** After a return, the new food takes the place of the one sent back. */
function taken(board: Board, { group, food }: Of<"taken">): Board {
  const { retake } = board;
  const plates = put(board.plates, group, food, retake?.at);
  return { ...lift(board, food), plates, phase: retake ? "return" : board.phase, retake: null };
}

function sentBack(board: Board, { group, food }: Of<"sent-back">): Board {
  return {
    ...board,
    phase: "retake",
    retake: { group, at: board.plates[group]!.indexOf(food) },
    plates: drop(board.plates, group, food),
    sent_back: put(board.sent_back, group, food),
    centre: [...board.centre, food].sort(),
    yuck: board.yuck - 1,
  };
}

function lift(board: Board, food: Food): Board {
  const without = (foods: Food[]): Food[] => foods.filter((one) => one !== food);
  return { ...board, centre: without(board.centre), trash: without(board.trash), madness: without(board.madness) };
}

function put(plates: Food[][], group: Group, food: Food, place?: number): Food[][] {
  return plates.map((plate, at) => (at === group ? plate.toSpliced(place ?? plate.length, 0, food) : plate));
}

function drop(plates: Food[][], group: Group, food: Food): Food[][] {
  return plates.map((plate, at) => (at === group ? plate.filter((one) => one !== food) : plate));
}

function lay(rows: Row[], group: Group, entry: Row["entries"][number]): Row[] {
  return rows.map((row, at) => (at === group ? { ...row, entries: [...row.entries, entry] } : row));
}

/** Medicine covers the food at this index, counting only foods, and the next. */
export function covered(rows: readonly Row[], group: Group, at: number): Row[] {
  let foods = -1;
  return rows.map((row, number) =>
    number !== group
      ? row
      : {
          ...row,
          entries: row.entries.map((entry) => {
            if (entry.entry !== "eaten") return entry;
            foods += 1;
            return foods === at || foods === at + 1 ? { ...entry, covered: true } : entry;
          }),
        },
  );
}
