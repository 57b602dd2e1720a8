import type { Attachment } from "svelte/attachments";

const FAR_ENOUGH = 8;

/** Makes a card draggable onto anything with `data-group`; a short press stays a press. */
export function dragged(start: () => void, drop: (group: number | null) => void): Attachment<HTMLElement> {
  return (card) => {
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button === 0) from = event;
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!ghost) {
        if (Math.hypot(x, y) < FAR_ENOUGH) return;
        card.setPointerCapture(event.pointerId);
        ghost = lift(card);
        start();
      }
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(4deg) scale(1.06)`;
    }
    function up(event: PointerEvent): void {
      if (ghost) {
        ghost.remove();
        ghost = null;
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-group]");
        drop(event.type === "pointerup" && under ? Number(under.dataset.group) : null);
        card.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => card.removeEventListener("click", swallow, { capture: true }), 50);
      }
      from = null;
    }

    card.addEventListener("pointerdown", down);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", up);
    card.addEventListener("pointercancel", up);
    return () => {
      ghost?.remove();
      card.removeEventListener("pointerdown", down);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", up);
      card.removeEventListener("pointercancel", up);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A copy of the card that follows the pointer. */
function lift(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-fly");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    zIndex: "100",
    pointerEvents: "none",
    transition: "none",
  });
  ghost.style.setProperty("--card", `${width}px`);
  document.body.append(ghost);
  return ghost;
}
