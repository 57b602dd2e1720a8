import { untrack } from "svelte";
import { settings } from "$lib/state/settings.svelte";

type Places = ReadonlyMap<string, DOMRect>;

/**
 * Animates cards whenever the board changes, from each food's old place to its new one. Call it while a component
 * initializes.
 */
export function flights(root: () => Element | undefined, board: () => unknown): void {
  let before: Places = new Map();
  $effect.pre(() => {
    void board();
    before = places(root());
  });
  $effect(() => {
    void board();
    if (settings.motion) untrack(() => fly(root(), before));
  });
}

function places(root: Element | undefined): Places {
  const found = new Map<string, DOMRect>();
  for (const card of root?.querySelectorAll<HTMLElement>("[data-fly]") ?? []) {
    found.set(card.dataset.fly!, card.getBoundingClientRect());
  }
  return found;
}

function fly(root: Element | undefined, before: Places): void {
  for (const card of root?.querySelectorAll<HTMLElement>("[data-fly]") ?? []) {
    const from = before.get(card.dataset.fly!);
    if (!from || from.width === 0 || typeof card.animate !== "function") continue;
    const to = card.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 4 || to.width === 0) continue;
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0", zIndex: 20 },
        { transform: "none", transformOrigin: "0 0", zIndex: 20 },
      ],
      { duration: 420, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }
}
