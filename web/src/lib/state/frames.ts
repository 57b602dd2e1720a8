/** What a delivery has to show, one thing after the other. Each frame knows what has been seen so far and no more. */
import type { Delivery, Event, Food, GameView, Group } from "$lib/wire";
import { after, deskAfter } from "./reduce";
import { fold, hushed, logged, type LogEntry, type Scene } from "./scene";

/** A food is held up before its verdict is told, and Yuck! falls on it before it goes back. */
export type Before =
  | { readonly event: "presented"; readonly group: Group; readonly food: Food }
  | { readonly event: "refused"; readonly group: Group; readonly food: Food };
export type Shown = Event | Before;

/** What has become known with a frame: that an entry was made, or something that happened by it. */
export type Told = { readonly entry: LogEntry } | { readonly event: Shown };

export interface Frame {
  readonly scene: Scene;
  /** What is being shown; null once all of an entry has been seen. */
  readonly event: Shown | null;
  /** The same for the two halves of one thing, so that nothing is held up twice. */
  readonly key: string;
  readonly lasts: number;
  readonly told: readonly Told[];
  /** The entry of which this is the last frame. */
  readonly entry: LogEntry | null;
}

/** How long each thing is shown, in milliseconds. What isn't listed passes at once. */
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
/** What one has done oneself needs less time to be understood. */
const OWN: Partial<Record<Shown["event"], number>> = { served: 800, taken: 450 };

export function lastsOf(event: Shown, own: boolean): number {
  // A prediction beside one group that Madness has had judged says nothing.
  if (event.event === "predicted" && event.good.every((good) => good === null)) return 0;
  return (own ? OWN[event.event] : undefined) ?? LASTS[event.event] ?? 0;
}

/** The last frame is the table as the delivery leaves it. `own`: whether it was the reader's doing. */
export function framesOf(before: Scene, delivery: Delivery, own: boolean, pace: number): Frame[] {
  const whole = fold(before, delivery);
  const entry = whole.log.find((one) => one.number === delivery.number)!;
  const frames: Frame[] = [];
  let told: Told[] = [{ entry }];
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

/** The scene once the event at this place has been seen. */
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
