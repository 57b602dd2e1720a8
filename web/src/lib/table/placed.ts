import type { Attachment } from "svelte/attachments";

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Nothing is laid over these; a row's own button lies under its cards. */
const KEPT_FREE = ".say, button:not(.fan), a, input, .bubble";
const GAP = 4;

/**
 * Puts a bubble near its speaker, where it covers neither the sentence nor anything to be pressed; again whenever the
 * table, the sentence or the bubble has another size: its font may come late, and the next sentence be longer.
 */
export function placed(scene: () => HTMLElement | undefined, speaker: string): Attachment<HTMLElement> {
  return (bubble) => {
    const root = scene();
    const face = root?.querySelector(speaker);
    if (!root || !face) return;
    const put = (): void => place(bubble, root, face);
    put();
    const watch = new ResizeObserver(put);
    for (const one of [bubble, root, ...root.querySelectorAll(".say")]) watch.observe(one);
    return () => watch.disconnect();
  };
}

function place(bubble: HTMLElement, root: HTMLElement, face: Element): void {
  const area = root.getBoundingClientRect();
  const taken = [...root.querySelectorAll(KEPT_FREE)].filter((one) => one !== bubble).map(boxOf);
  // Not as it is drawn now: it is still popping up.
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const best = bestOf(candidates(boxOf(face), boxOf(face.closest(".mat") ?? face), size, area), taken);
  bubble.style.left = `${best.left - area.left}px`;
  bubble.style.top = `${best.top - area.top}px`;
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

/** Beside the face from the top of the towel down, then above and below it, all within the table. */
function candidates(face: Box, mat: Box, { width, height }: Size, area: Box): Box[] {
  const right = face.left + face.width - GAP;
  const beside = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ left: right, top: mat.top + part * (mat.height - height) }));
  const others = [
    { left: face.left, top: mat.top - height + GAP },
    { left: mat.left + mat.width - width, top: mat.top },
    { left: face.left, top: face.top + face.height - height },
    { left: face.left - width + GAP, top: face.top },
    { left: face.left, top: face.top + face.height - GAP },
  ];
  return [...beside, ...others].map(({ left, top }) => ({
    left: clamp(left, area.left + GAP, area.left + area.width - width - GAP),
    top: clamp(top, area.top + GAP, area.top + area.height - height - GAP),
    width,
    height,
  }));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The first that covers nothing, else the one that covers least. */
export function bestOf(boxes: readonly Box[], taken: readonly Box[]): Box {
  const covered = (box: Box): number => taken.reduce((sum, one) => sum + overlap(box, one), 0);
  return boxes.reduce((best, box) => (covered(box) < covered(best) ? box : best));
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
