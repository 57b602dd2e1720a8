import { onDestroy } from "svelte";

/** How many components show no more than that something is loading. */
let waiting = 0;

const picture = (): HTMLElement | null => document.getElementById("waiting");

/**
 * Whether the picture still stands that index.html shows before any script runs. It stays as long as a component asks
 * this that would draw the same, which spares a phone the drawing of kitchens that are soon replaced.
 */
export function keepFirstPicture(): boolean {
  if (!picture()) return false;
  waiting += 1;
  onDestroy(() => {
    waiting -= 1;
    endFirstPicture();
  });
  return true;
}

/** Just before the next frame: by then, whatever comes next may be waiting for something, too. */
export function endFirstPicture(): void {
  requestAnimationFrame(() => waiting === 0 && picture()?.remove());
}
