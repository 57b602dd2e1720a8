import { api, asRefusal, type Refusal } from "$lib/api";
import { someName } from "$lib/visit/play";
import { session } from "$lib/state/session.svelte";
import type { TableState } from "$lib/state/table.svelte";
import type { PuzzlePerson, PuzzleShown, PuzzleVerdict, Theme, Wish } from "$lib/wire";
import { close, movesOf, tableOf } from "./scene";

/** A guest's run of puzzles: the current one, its verdict, and the way to the next. */
export class Solving {
  #puzzle = $state.raw<PuzzleShown | null>(null);
  #table = $state.raw<TableState | null>(null);
  #verdict = $state.raw<PuzzleVerdict | null>(null);
  #you = $state.raw<PuzzlePerson | null>(null);
  #theme = $state.raw<Theme | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #none = $state(false);
  #turn = 0;

  /** `judged` is called with every verdict; a storm moves on by itself. */
  constructor(
    readonly storm: boolean = false,
    readonly judged: (verdict: PuzzleVerdict) => void = () => {},
  ) {}

  get puzzle(): PuzzleShown | null {
    return this.#puzzle;
  }
  get table(): TableState | null {
    return this.#table;
  }
  get verdict(): PuzzleVerdict | null {
    return this.#verdict;
  }
  get you(): PuzzlePerson | null {
    return this.#you;
  }
  get theme(): Theme | null {
    return this.#theme;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  /** No puzzle of this theme is left. */
  get none(): boolean {
    return this.#none;
  }

  /** Loads the first puzzle: the named one, or whichever comes next. */
  async begin(named: string | null): Promise<void> {
    await this.#load(async () => {
      if (!this.storm) this.#you = (await api.myPuzzles()).you;
      return named === null ? api.nextPuzzle(this.#theme, this.storm) : api.puzzle(named);
    });
  }

  next = (): Promise<void> => this.#load(() => api.nextPuzzle(this.#theme, this.storm));

  pick = (theme: Theme | null): Promise<void> => {
    this.#theme = theme;
    return this.next();
  };

  /** If two requests overlap, the later one wins. */
  async #load(ask: () => Promise<PuzzleShown | null>): Promise<void> {
    const turn = ++this.#turn;
    this.#refusal = null;
    try {
      await session.ensure(someName());
      const found = await ask();
      if (turn === this.#turn) this.#lay(found);
    } catch (error) {
      if (turn === this.#turn) this.#refusal = asRefusal(error);
    }
  }

  #lay(puzzle: PuzzleShown | null): void {
    this.#none = puzzle === null;
    this.#verdict = null;
    this.#puzzle = puzzle;
    this.#table = puzzle && tableOf(puzzle, (wish) => this.#hear(puzzle, wish));
  }

  /** Handles what the table sends; a plan that isn't agreed on is just a draft. */
  async #hear(puzzle: PuzzleShown, wish: Wish): Promise<number> {
    const actions = movesOf(wish);
    if (actions === null || this.#puzzle !== puzzle || this.#verdict !== null) return 0;
    const verdict = await api.answerPuzzle(puzzle.id, { actions, storm: this.storm });
    if (this.#puzzle === puzzle) {
      this.#verdict = verdict;
      this.#you = verdict.you;
      close(this.#table!);
      this.judged(verdict);
    }
    return 0;
  }
}
