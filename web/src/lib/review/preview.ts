/** Lays a candidate on the table: foods go where its moves put them, and nothing is judged. */
import { covered } from "$lib/state/reduce";
import type { Action, Board, Food, GameView } from "$lib/wire";

export function laidOut(game: GameView, actions: readonly Action[]): GameView {
  return actions.reduce(lay, game);
}

function lay(game: GameView, action: Action): GameView {
  switch (action.act) {
    case "take":
      return { ...game, board: onPlate(game.board, action.by, action.food) };
    case "yuck-back":
      return { ...game, board: offPlate(game.board, action.food) };
    case "offer":
      return game.desk ? { ...game, desk: { ...game.desk, ...offered(game.desk.stock, action.foods) } } : game;
    case "strict-menu":
      return game.desk ? { ...game, desk: { ...game.desk, menu: [action.group, action.food] } } : game;
    case "medicine":
      return { ...game, board: { ...game.board, rows: covered(game.board.rows, action.group, action.at) } };
    default:
      return game;
  }
}

function onPlate(board: Board, group: number, food: Food): Board {
  const without = (foods: readonly Food[]): Food[] => foods.filter((one) => one !== food);
  const plates = board.plates.map((plate, at) => (at === group ? [...plate, food] : plate));
  return {
    ...board,
    plates,
    centre: without(board.centre),
    trash: without(board.trash),
    madness: without(board.madness),
  };
}

function offPlate(board: Board, food: Food): Board {
  const plates = board.plates.map((plate) => plate.filter((one) => one !== food));
  return { ...board, plates, centre: [...board.centre, food] };
}

function offered(stock: readonly Food[], foods: readonly Food[]): { chosen: Food[]; stock: Food[] } {
  return { chosen: [...foods], stock: stock.filter((food) => !foods.includes(food)) };
}
