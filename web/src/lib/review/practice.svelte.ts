import { asRefusal, type Refusal } from "$lib/api";
import { AS_GOOD } from "$lib/generated/vocabulary";
import { close, movesOf } from "$lib/puzzles/scene";
import type { TableState } from "$lib/state/table.svelte";
import type { Action, Wish } from "$lib/wire";
import type { TryAgain } from "./load";
import { positionOf } from "./position";
import type { Analysis, Decided, Review, Side, Tried } from "./types";
import { isError } from "./weighed";

export function mistakesOf(analysis: Analysis, side: Side | null): Decided[] {
  return analysis.decisions.filter((one) => {
    return one.mark !== null && isError(one.mark) && (side === null || one.side === side);
  });
}

/** The viewer's mistakes, one after another, each on the real table until something better is found. */
export class Practice {
  #at = $state(0);
  #table = $state.raw<TableState | null>(null);
  #tried = $state.raw<{ actions: readonly Action[]; found: Tried } | null>(null);
  #weighing = $state(false);
  #shown = $state(false);
  #hinted = $state(false);
  #refusal = $state.raw<Refusal | null>(null);
  #turn = 0;

  constructor(
    readonly review: Review,
    readonly mistakes: readonly Decided[],
    readonly ask: TryAgain,
  ) {
    this.#lay();
  }

  get mistake(): Decided | null {
    return this.mistakes[this.#at] ?? null;
  }
  get number(): number {
    return this.#at + 1;
  }
  get table(): TableState | null {
    return this.#table;
  }
  get tried(): { actions: readonly Action[]; found: Tried } | null {
    return this.#tried;
  }
  /** The server is working out what the try is worth. */
  get weighing(): boolean {
    return this.#weighing;
  }
  /** The answer is on show, because it was found or the viewer gave up. */
  get shown(): boolean {
    return this.#shown;
  }
  get hinted(): boolean {
    return this.#hinted;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  hint = (): void => {
    this.#hinted = true;
  };
  show = (): void => {
    this.#shown = true;
    if (this.#table) close(this.#table);
  };
  again = (): void => this.#lay();
  next = (): void => {
    this.#at += 1;
    this.#hinted = false;
    this.#lay();
  };

  #lay(): void {
    this.#turn += 1;
    this.#tried = null;
    this.#refusal = null;
    this.#weighing = this.#shown = false;
    const { mistake } = this;
    this.#table = mistake && positionOf(this.review, mistake, (wish) => this.#hear(mistake, wish));
  }

  /** Handles what the table sends; a plan that isn't agreed on is just a draft. */
  async #hear(mistake: Decided, wish: Wish): Promise<number> {
    const actions = movesOf(wish);
    if (actions === null || this.#tried || this.#weighing || this.#shown) return 0;
    const turn = this.#turn;
    this.#weighing = true;
    try {
      const found = weighedAlready(mistake, actions) ?? (await this.ask(mistake.step, actions));
      if (turn === this.#turn) this.#judge({ actions, found });
    } catch (error) {
      if (turn === this.#turn) this.#refusal = asRefusal(error);
    }
    if (turn === this.#turn) this.#weighing = false;
    return 0;
  }

  #judge(tried: { actions: readonly Action[]; found: Tried }): void {
    this.#tried = tried;
    if (tried.found.right) this.#shown = true;
    close(this.#table!);
  }
}

/** The analysis has already weighed its candidates: no need to ask again. */
function weighedAlready(mistake: Decided, actions: readonly Action[]): Tried | null {
  const name = nameOf(actions);
  const found = mistake.candidates.find((candidate) => nameOf(candidate.actions) === name);
  if (!found) return null;
  return { right: found.chance >= mistake.before - AS_GOOD, chance: found.chance, best: mistake.before };
}

/** The same text for the same moves, whatever the order of the foods. */
function nameOf(actions: readonly Action[]): string {
  const named = actions.map((action) => {
    return JSON.stringify(
      action.act === "offer" ? { ...action, foods: action.foods.toSorted() } : action,
      keysOf(action),
    );
  });
  return named.toSorted().join();
}

function keysOf(action: Action): string[] {
  return Object.keys(action).toSorted();
}
