import { tick } from "svelte";
import type { ToldItem } from "./frames";
import { places } from "./places.svelte";

export interface SpokenLine {
  readonly id: number;
  readonly text: string;
  /** The page or dialog it was said in, so nothing is read again when a dialog closes. */
  readonly place: number;
}

/** How many lines to keep; screen readers have read the older ones. */
const KEPT = 12;

/** The page's one voice, for screen readers: each text is read once, in order. */
export class Voice {
  #lines = $state.raw<readonly SpokenLine[]>([]);
  #last = 0;
  #heard: readonly ToldItem[] | null = null;
  #visit = 0;

  get lines(): readonly SpokenLine[] {
    return this.#lines;
  }

  /** Waits until dialogs have opened or closed: text under a dialog isn't read. */
  say(...texts: readonly string[]): void {
    const visit = this.#visit;
    void tick().then(() => visit === this.#visit && this.#add(texts));
  }

  #add(texts: readonly string[]): void {
    const place = places.top;
    const said = texts.filter((text) => text !== "").map((text) => ({ id: ++this.#last, text, place }));
    if (said.length > 0) this.#lines = [...this.#lines, ...said].slice(-KEPT);
  }

  /** Announces what has become known, once, however often it is called. */
  tell(told: readonly ToldItem[], texts: () => readonly string[]): void {
    if (told === this.#heard) return;
    this.#heard = told;
    this.say(...texts());
  }

  hush(): void {
    this.#visit += 1;
    this.#lines = [];
    this.#heard = null;
  }
}

export const voice = new Voice();
