/** Where the focus goes when a page changes, and when what had it is gone: never to the body. */
import type { Attachment } from "svelte/attachments";

let isFirst = true;

/** On a page's heading: a new page is read from its beginning. The first one the browser has read by itself. */
export const arrives: Attachment<HTMLElement> = (heading) => {
  if (!isFirst) heading.focus({ preventScroll: true });
  isFirst = false;
};

/** Keeps the focus near to where it was when its button goes away or can't be pressed any more. */
export function keepFocus(page: Document = document): () => void {
  let path: HTMLElement[] = [];
  function note({ target }: FocusEvent): void {
    path = target instanceof HTMLElement ? [target, ...around(target)] : [];
  }
  function mend(): void {
    const [last, ...outer] = path;
    const active = page.activeElement;
    // Whoever left it by themselves has it where they want it.
    if (!last || isUsable(last) || (active && active !== page.body && active !== last)) return;
    const home = outer.find((one) => one.isConnected && one.tabIndex >= -1 && one.hasAttribute("tabindex"));
    (home && inside(home))?.focus({ preventScroll: true });
  }
  const changes = new MutationObserver(mend);
  page.addEventListener("focusin", note);
  changes.observe(page.body, { subtree: true, childList: true, attributeFilter: ["disabled", "open"] });
  return () => {
    page.removeEventListener("focusin", note);
    changes.disconnect();
  };
}

function around(target: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = target.parentElement; one; one = one.parentElement) found.push(one);
  return found;
}

function isUsable(one: HTMLElement): boolean {
  return one.isConnected && !one.matches(":disabled") && !one.closest("dialog:not([open])");
}

/** A set's first button; of a whole page the set that says what can be done. */
function inside(home: HTMLElement): HTMLElement {
  const set = home.hasAttribute("data-home") ? home : home.querySelector<HTMLElement>("[data-home]");
  return set?.querySelector<HTMLElement>("button:not(:disabled)") ?? set ?? home;
}
