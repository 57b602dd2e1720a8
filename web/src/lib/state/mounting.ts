/** For tests: mounts a component on the page. */
import { flushSync, mount, unmount, type Component } from "svelte";

export interface Mounted {
  readonly page: HTMLElement;
  /** The elements of this kind, such as `button`, whose text or label contains this. */
  find(kind: string, text: string): HTMLElement[];
  click(kind: string, text: string): void;
  remove(): void;
}

export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Mounted {
  const page = document.body.appendChild(document.createElement("div"));
  const made = mount(component, { target: page, props });
  flushSync();
  const find = (kind: string, text: string): HTMLElement[] =>
    [...page.querySelectorAll<HTMLElement>(kind)].filter((one) =>
      `${one.textContent} ${one.getAttribute("aria-label") ?? ""}`.includes(text),
    );
  return {
    page,
    find,
    click(kind, text) {
      // By a pointer: a click without a count comes from a key.
      find(kind, text)[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      flushSync();
    },
    remove() {
      void unmount(made);
      page.remove();
    },
  };
}
