import { untrack } from "svelte";

/** What the server has been asked and hasn't answered yet: something must move meanwhile. */
class Busy {
  #open = $state(0);

  get is(): boolean {
    return this.#open > 0;
  }

  async until<Answer>(answer: Promise<Answer>): Promise<Answer> {
    // Not at once: what asks may be derived from other state, and must change none.
    await null;
    this.#count(1);
    try {
      return await answer;
    } finally {
      this.#count(-1);
    }
  }

  /** An effect that asks the server doesn't depend on what else is asked. */
  #count(by: 1 | -1): void {
    this.#open = untrack(() => this.#open) + by;
  }
}

export const busy = new Busy();
