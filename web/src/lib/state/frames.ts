/** Splits a delivery into frames, shown one after another. Each frame knows only what has been shown so far. */
import type { Delivery, Event, Food, GameView, Group } from "$lib/wire";
import { after, deskAfter } from "./reduce";
import { fold, hushed, logged, type LogEntry, type Scene } from "./scene";

/** Extra first halves: a food is held up before its verdict, and Yuck! falls on it before it goes back. */
export type Before =
  | { readonly event: "presented"; readonly group: Group; readonly food: Food }
  | { readonly event: "refused"; readonly group: Group; readonly food: Food };
export type Shown = Event | Before;

/** What a frame makes known: that an entry was made, or an event in it. */
export type ToldItem = { readonly entry: LogEntry } | { readonly event: Shown };

export interface TableFrame {
  readonly scene: Scene;
  /** What is being shown; null once the whole entry has been shown. */
  readonly event: Shown | null;
  /** The same for both halves of an event, so nothing is held up twice. */
  readonly key: string;
  readonly lasts: number;
  readonly told: readonly ToldItem[];
  /** The entry, if this is its last frame. */
  readonly entry: LogEntry | null;
}

/** How long each event is shown, in milliseconds. Those not listed pass at once. */
export const LASTS: Partial<Record<Shown["event"], number>> = {
  served: 1100,
  taken: 1000,
  refused: 900,
  "sent-back": 900,
  "stock-thrown": 1400,
  "table-cleared": 1200,
  "centre-cleared": 500,
  predicted: 1800,
  moved: 1100,
  presented: 700,
  judged: 1000,
  "complication-drawn": 3200,
  "complication-spent": 500,
  ended: 3600,
};
/** Players need less time to take in what they did themselves. */
const OWN: Partial<Record<Shown["event"], number>> = { served: 800, taken: 450 };

export function lastsOf(event: Shown, own: boolean): number {
  // With two groups, if Madness has had the other's food judged, there is nothing to predict.
  if (event.event === "predicted" && event.good.every((good) => good === null)) return 0;
  return (own ? OWN[event.event] : undefined) ?? LASTS[event.event] ?? 0;
}

/** The last frame is the table as the delivery leaves it. `own`: whether the reader did it. */
export function framesOf(before: Scene, delivery: Delivery, own: boolean, pace: number): TableFrame[] {
  const whole = fold(before, delivery);
  const entry = whole.log.find((one) => one.number === delivery.number)!;
  const frames: TableFrame[] = [];
  let told: ToldItem[] = [{ entry }];
  let scene: Scene = { ...hushed(before), ...logged(before, delivery, []) };
  for (const [at, event] of delivery.events.entries()) {
    for (const shown of halves(event)) {
      if (shown === event) scene = stepped(scene, before, delivery, at);
      told.push({ event: shown });
      const lasts = before.game ? lastsOf(shown, own) * pace : 0;
      if (lasts === 0) continue;
      frames.push({ scene, event: shown, key: `${delivery.number} ${at}`, lasts, told, entry: null });
      told = [];
    }
  }
  frames.push({ scene: whole, event: null, key: "", lasts: 0, told, entry });
  return frames;
}

function halves(event: Event): Shown[] {
  if (event.event === "judged") return [{ event: "presented", group: event.group, food: event.food }, event];
  if (event.event === "sent-back") return [{ event: "refused", group: event.group, food: event.food }, event];
  return [event];
}

/** The scene after the event at this index. */
function stepped(scene: Scene, before: Scene, delivery: Delivery, at: number): Scene {
  const { events, game } = delivery;
  return {
    ...scene,
    ...logged(before, delivery, events.slice(0, at + 1)),
    game: gameStep(scene.game, events[at]!, game),
  };
}

function gameStep(game: GameView | null, event: Event, delivered: GameView | undefined): GameView | null {
  if (game === null) return null;
  let board = after(game.board, event);
  if (event.event === "served" && delivered) {
    const { stock, pile } = delivered.board;
    board = { ...board, stock, pile };
  }
  return { ...game, board, desk: deskAfter(game.desk, event) };
}
