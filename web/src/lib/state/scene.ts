/** A table at one moment, and how each delivery changes it. */
import type { Delivery, Event, GameView, News, SetupView, TableView } from "$lib/wire";
import { after, deskAfter } from "./reduce";

/** What the log shows of one entry. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  /** The meal it happened in; null before the first. */
  readonly meal: number | null;
  readonly news: News;
  readonly events: readonly Event[];
}

export interface Scene {
  readonly view: TableView | null;
  readonly game: GameView | null;
  readonly setup: SetupView | null;
  readonly log: readonly LogEntry[];
  readonly meal: number | null;
}

export const NOTHING: Scene = { view: null, game: null, setup: null, log: [], meal: null };

export function fold(scene: Scene, delivery: Delivery): Scene {
  return {
    view: viewAfter(scene.view, delivery),
    game: delivery.game ?? gameAfter(scene.game, delivery.events),
    setup: delivery.setup ?? scene.setup,
    ...logged(scene, delivery, delivery.events),
  };
}

/** The same with nothing to decide: choices become known only once everything has been shown. */
export function hushed(scene: Scene): Scene {
  const { view, game } = scene;
  return {
    ...scene,
    view: view && { ...view, awaited: [], joint: [], plannable: [], solo_now: [], proposals: [], suggestions: [] },
    game: game && { ...game, choices: [], board: { ...game.board, takers: [], turn: null } },
  };
}

/** The log with as much of an entry as has been shown. */
export function logged(
  { log, meal }: Scene,
  { number, at, news }: Delivery,
  events: readonly Event[],
): Pick<Scene, "log" | "meal"> {
  for (const event of events) if (event.event === "meal-began") meal = event.meal;
  return { log: noted(log, { number, at, meal, news, events }), meal };
}

/** Sorted by number: the reader's own words may overtake what is still being shown. */
export function noted(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const at = log.findLastIndex((one) => one.number < entry.number) + 1;
  const rest = log[at]?.number === entry.number ? at + 1 : at;
  return [...log.slice(0, at), entry, ...log.slice(rest)];
}

function viewAfter(view: TableView | null, { table, proposals, awaited = [] }: Delivery): TableView | null {
  if (table !== undefined) return table;
  return proposals !== undefined && view !== null ? { ...view, proposals, awaited } : view;
}

/** Only the last of several entries brings the game; until then the events build it. */
function gameAfter(game: GameView | null, events: readonly Event[]): GameView | null {
  if (game === null || events.length === 0) return game;
  return {
    ...game,
    board: events.reduce(after, game.board),
    desk: events.reduce(deskAfter, game.desk),
    choices: [],
  };
}
