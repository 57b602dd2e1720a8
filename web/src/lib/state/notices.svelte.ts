import { refusalText } from "$lib/words/errors";
import type { Options } from "$lib/wire";

export interface Notice {
  readonly id: number;
  readonly text: string;
}

const STAYS = 6_000;

/** Short notes that come and go: refusals, confirmations. */
export class Notices {
  #shown = $state.raw<readonly Notice[]>([]);
  #last = 0;

  get shown(): readonly Notice[] {
    return this.#shown;
  }

  tell(text: string): void {
    const id = ++this.#last;
    this.#shown = [...this.#shown.filter((notice) => notice.text !== text), { id, text }].slice(-3);
    setTimeout(() => this.dismiss(id), STAYS);
  }

  /** Explains in words why something failed. */
  refuse = (error: unknown, options?: Options): void => this.tell(refusalText(error, options));

  dismiss(id: number): void {
    this.#shown = this.#shown.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
