import type { Attachment } from "svelte/attachments";

/** Arrow keys, Home and End move the focus within a set of buttons; Tab moves on as usual. */
export const arrows: Attachment<HTMLElement> = (set) => {
  function press(event: KeyboardEvent): void {
    const buttons = [...set.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : target(buttons, at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  set.addEventListener("keydown", press);
  return () => set.removeEventListener("keydown", press);
};

function target(buttons: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowRight":
      return buttons[(at + 1) % buttons.length];
    case "ArrowLeft":
      return buttons.at(at - 1);
    case "ArrowDown":
      return inLine(buttons, at, 1) ?? buttons[(at + 1) % buttons.length];
    case "ArrowUp":
      return inLine(buttons, at, -1) ?? buttons.at(at - 1);
    case "Home":
      return buttons[0];
    case "End":
      return buttons.at(-1);
    default:
      return undefined;
  }
}

/** The nearest button in the line above or below, if the set has several lines. */
function inLine(buttons: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const from = buttons[at]!.getBoundingClientRect();
  const boxes = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }));
  const beyond = boxes.filter(({ box }) => (box.top - from.top) * way > from.height / 2);
  const away = ({ box }: { box: DOMRect }): number =>
    Math.abs(box.top - from.top) * 4 + Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
  return beyond.sort((one, other) => away(one) - away(other))[0]?.button;
}
