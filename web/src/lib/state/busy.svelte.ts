import { untrack } from "svelte";

/** Counts requests without an answer, so the page can show that something is happening. */
class Busy {
  #open = $state(0);

  get is(): boolean {
    return this.#open > 0;
  }

  /** Returns the same promise, so counting delays nobody. */
  until<Answer>(answer: Promise<Answer>): Promise<Answer> {
    // Deferred: the request may come from derived state, which must not change other state.
    queueMicrotask(() => this.#count(1));
    const done = (): void => this.#count(-1);
    answer.then(done, done);
    return answer;
  }

  /** Untracked, so an effect that makes a request doesn't depend on other requests. */
  #count(by: 1 | -1): void {
    this.#open = untrack(() => this.#open) + by;
  }
}

export const busy = new Busy();
