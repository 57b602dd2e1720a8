/** How long a question must stand before an answer counts, in milliseconds: any faster and nobody has read it. */
export const READING = 400;

/** Keeps a press meant for one question from answering the next. */
export class Patience {
  #ready = $state(true);
  #question: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the current question has stood long enough. */
  get isReady(): boolean {
    return this.#ready;
  }

  /** Sets the current question. The very first one needs no wait. */
  ask(question: string): void {
    if (question === this.#question) return;
    const isFirst = this.#question === null;
    this.#question = question;
    if (isFirst) return;
    clearTimeout(this.#timer);
    this.#ready = false;
    this.#timer = setTimeout(() => (this.#ready = true), READING);
  }
}
