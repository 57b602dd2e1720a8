import { untrack } from "svelte";

/** What the server has been asked and hasn't answered yet: something must move meanwhile. */
class Busy {
  #open = $state(0);

  get is(): boolean {
    return this.#open > 0;
  }

  /** The same promise: whoever waits for it waits no longer for being counted. */
  until<Answer>(answer: Promise<Answer>): Promise<Answer> {
    // Not at once: what asks may be derived from other state, and must change none.
    queueMicrotask(() => this.#count(1));
    const done = (): void => this.#count(-1);
    answer.then(done, done);
    return answer;
  }

  /** An effect that asks the server doesn't depend on what else is asked. */
  #count(by: 1 | -1): void {
    this.#open = untrack(() => this.#open) + by;
  }
}

export const busy = new Busy();
