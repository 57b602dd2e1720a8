/** For tests: a player's hands at a fixture table. */
import { tableOf, type Scene } from "$lib/state/fake";
import type { Board, Choice, TableView } from "$lib/wire";
import { Kitchen } from "./kitchen.svelte";

interface Changes {
  readonly board?: Partial<Board>;
  readonly view?: Partial<TableView>;
  readonly choices?: readonly Choice[];
}

export function kitchenOf(fixture: unknown, { board, view, choices }: Changes = {}): Kitchen {
  const scene = structuredClone(fixture) as Scene;
  const { entries } = scene.catchUp;
  const game = entries.findLast((entry) => entry.game)!.game!;
  Object.assign(game.board, board);
  if (choices) Object.assign(game, { choices });
  Object.assign(entries.findLast((entry) => entry.table)!.table!, view);
  return new Kitchen(tableOf(scene, () => Promise.resolve(0)));
}
