import type { Attachment } from "svelte/attachments";

/** Arrow keys, Home and End move the focus among the buttons of a set; Tab goes on to the next set as usual. */
export const arrows: Attachment<HTMLElement> = (set) => {
  function press(event: KeyboardEvent): void {
    const buttons = [...set.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  }
  set.addEventListener("keydown", press);
  return () => set.removeEventListener("keydown", press);
};
