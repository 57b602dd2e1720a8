/** The server's review of a finished game, as `GET /api/tables/{id}/review` and `POST /api/review` answer it. */
import type { Action, Board, Desk, Event, Food, Group, Outcome, Phase, Role, Source, Variant } from "$lib/wire";

export interface Likely {
  readonly diet: string;
  readonly chance: number;
}

/** What a role could know of one group's diet. */
export interface Knowledge {
  readonly possible: number;
  readonly different: number;
  readonly bits: number;
  readonly likeliest: readonly Likely[];
}

/** How sure a role could be of each food that this group might take. */
export interface Bars {
  readonly group: Group;
  readonly chances: Readonly<Partial<Record<Food, number>>>;
}

/** One role's part of a frame. `group-0` stands for all rats. */
export interface Sight {
  readonly role: Role;
  readonly diets: readonly (string | null)[];
  readonly desk: Desk | null;
  readonly events: readonly Event[];
  readonly knowledge: readonly Knowledge[];
  readonly bars: readonly Bars[];
}

/** The game after one action, or at its start. */
export interface Frame {
  readonly index: number | null;
  readonly action: Action | null;
  /** In which meal and phase it was done; the board may be a step further. */
  readonly meal: number;
  readonly phase: Phase;
  readonly events: readonly Event[];
  readonly board: Board;
  readonly sights: readonly Sight[];
}

export interface Serving {
  readonly group: Group;
  readonly foods: readonly Food[];
  readonly chance: number;
}

export type Luck = "sure" | "lucky" | "unlucky" | "fair";

/** A moment of choosing, from the frame where it began to the one where it was done. */
export interface Choosing {
  readonly role: Role;
  readonly meal: number;
  readonly frame: number;
  readonly done: number;
  readonly chosen: readonly Serving[];
  readonly chance: number;
  readonly best: readonly Serving[];
  readonly best_chance: number;
  readonly good: boolean | null;
  readonly luck: Luck | null;
}

export interface Point {
  readonly meal: number;
  readonly frame: number;
  readonly possible: number;
  readonly bits: number;
  /** The chance given to the true diet. */
  readonly truth: number;
}

export interface Curve {
  readonly role: Role;
  readonly group: Group;
  readonly points: readonly Point[];
}

export interface Highlight {
  readonly key: string;
  readonly arguments: Readonly<Record<string, string | number>>;
  readonly meal: number;
  readonly frame: number;
  readonly role: Role | null;
}

export interface Review {
  readonly variant: Variant;
  readonly identities: readonly Food[];
  readonly yuck: number;
  readonly sources: readonly Source[];
  readonly diets: readonly string[];
  readonly outcome: Outcome | null;
  readonly frames: readonly Frame[];
  readonly plans: readonly Choosing[];
  readonly curves: readonly Curve[];
  readonly highlights: readonly Highlight[];
}
