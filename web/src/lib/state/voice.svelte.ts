import type { Told } from "./frames";

export interface Line {
  readonly id: number;
  readonly text: string;
}

/** So many lines stay: a screen reader has read the older ones. */
const KEPT = 12;

/** The page's one voice, for those who can't see it: what is said here is read once, in this order. */
export class Voice {
  #lines = $state.raw<readonly Line[]>([]);
  #last = 0;
  #heard: readonly Told[] | null = null;

  get lines(): readonly Line[] {
    return this.#lines;
  }

  say(...texts: readonly string[]): void {
    const said = texts.filter((text) => text !== "").map((text) => ({ id: ++this.#last, text }));
    if (said.length > 0) this.#lines = [...this.#lines, ...said].slice(-KEPT);
  }

  /** Tells what has become known, once, however often it is asked to. */
  tell(told: readonly Told[], texts: () => readonly string[]): void {
    if (told === this.#heard) return;
    this.#heard = told;
    this.say(...texts());
  }

  hush(): void {
    this.#lines = [];
    this.#heard = null;
  }
}

export const voice = new Voice();
