/** How long a question has to stand before an answer counts, in milliseconds: less can't have been read. */
export const READING = 400;

/** Keeps a press that was meant for one question from answering the next. */
export class Patience {
  #ready = $state(true);
  #question: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether what is asked now has stood long enough. */
  get isReady(): boolean {
    return this.#ready;
  }

  /** Tells what is asked now. The first question of all surprises nobody. */
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
