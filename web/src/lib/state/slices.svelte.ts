import { onDestroy } from "svelte";

/**
 * Builds a large screen in several short tasks, from the top down: in one long task, a phone could neither paint nor
 * answer until all of it was there. Make it while a component initializes, and put each part into an `{#if}`.
 */
export class Slices {
  /** How many parts may be drawn by now. */
  drawn = $state(1);
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    const more = (): void => {
      this.drawn += 1;
      if (!this.isDone) next = setTimeout(more);
    };
    let next = setTimeout(more);
    onDestroy(() => clearTimeout(next));
  }

  get isDone(): boolean {
    return this.drawn >= this.#count;
  }
}

/** Runs this after the next frame. Any earlier, reading a size or moving the focus costs a layout that the frame repeats. */
export function afterFrame(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (later = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
