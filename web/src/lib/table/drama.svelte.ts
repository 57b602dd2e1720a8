import type { Board, Event } from "$lib/wire";
import { after } from "./reduce";

export interface Frame {
  readonly board: Board;
  /** What is being shown; null for a step without a caption. */
  readonly event: Event;
  readonly lasts: number;
}

/** How long each thing is shown, in milliseconds. What isn't listed passes at once. */
const LASTS: Partial<Record<Event["event"], number>> = {
  served: 900,
  taken: 450,
  "sent-back": 1400,
  "stock-thrown": 1400,
  "table-cleared": 1200,
  "centre-cleared": 500,
  predicted: 1800,
  moved: 1100,
  judged: 1300,
  "complication-drawn": 3200,
  "complication-spent": 500,
};

function lastsOf(event: Event): number | undefined {
  // A prediction beside one group that Madness has had judged says nothing.
  if (event.event === "predicted" && event.good.every((good) => good === null)) return undefined;
  return LASTS[event.event];
}

/** Plays events one after the other; the table shows the frame's board until all have been seen. */
export class Drama {
  #frames = $state.raw<readonly Frame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get frame(): Frame | null {
    return this.#frames[0] ?? null;
  }
  get isPlaying(): boolean {
    return this.#frames.length > 0;
  }

  /** Adds what happened, beginning at the board as it was shown last. */
  add(shown: Board, events: readonly Event[]): void {
    let board = this.#frames.at(-1)?.board ?? shown;
    const added: Frame[] = [];
    for (const event of events) {
      board = after(board, event);
      const lasts = lastsOf(event);
      if (lasts) added.push({ board, event, lasts });
    }
    if (added.length === 0) return;
    const idle = this.#frames.length === 0;
    this.#frames = [...this.#frames, ...added];
    if (idle) this.#wait();
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.#frames = [];
  };

  #wait(): void {
    const frame = this.#frames[0];
    if (!frame) return;
    this.#timer = setTimeout(() => {
      this.#frames = this.#frames.slice(1);
      this.#wait();
    }, frame.lasts);
  }
}
