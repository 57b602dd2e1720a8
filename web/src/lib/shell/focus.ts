/** Where the focus goes when a page changes or the focused element disappears: never to the body. */
import type { Attachment } from "svelte/attachments";

/** Nothing has been read or pressed so far: the browser reads the first page by itself. */
let isFirst = true;

/** Put on every page's heading, so a new page is read from the top. */
export const arrives: Attachment<HTMLElement> = (heading) => {
  if (!isFirst) heading.focus({ preventScroll: true });
  isFirst = false;
};

/** Keeps the focus nearby when the focused button disappears or gets disabled. */
export function keepFocus(page: Document = document): () => void {
  let path: HTMLElement[] = [];
  function note({ target }: FocusEvent): void {
    isFirst = false;
    path = target instanceof HTMLElement ? [target, ...around(target)] : [];
  }
  function mend(): void {
    const [last, ...outer] = path;
    const active = page.activeElement;
    // The focus moved on by itself: leave it alone.
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

/** The first button of a set; for a whole page, of its main set of actions. */
function inside(home: HTMLElement): HTMLElement {
  const set = home.hasAttribute("data-home") ? home : home.querySelector<HTMLElement>("[data-home]");
  return set?.querySelector<HTMLElement>("button:not(:disabled)") ?? set ?? home;
}
