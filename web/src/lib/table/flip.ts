/** Lets cards travel: where each food lay before the table changed, and a flight to where it lies after. */
export type Places = ReadonlyMap<string, DOMRect>;

export function places(root: Element | undefined): Places {
  const found = new Map<string, DOMRect>();
  for (const card of root?.querySelectorAll<HTMLElement>("[data-fly]") ?? []) {
    found.set(card.dataset.fly!, card.getBoundingClientRect());
  }
  return found;
}

export function fly(root: Element | undefined, before: Places, duration = 420): void {
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
      { duration, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }
}
