import type { Attachment } from "svelte/attachments";

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Place {
  readonly left: number;
  readonly top: number;
}
type Box = Size & Place;

/** Bubbles never cover these. A row's own button is left out, since it lies under its cards. */
const KEPT_FREE = ".say, button:not(.fan), a, input, .bubble, .identity";
/** Nor these, if there is room next to the speaker. */
const NAMES = ".who li, .mat h3";
const GAP = 4;

/**
 * Puts a bubble near its speaker without covering the status line or anything clickable. Repeats whenever one of these
 * is resized, added, removed or stops moving: fonts load late, and cards may still be flying.
 */
export function placed(scene: () => HTMLElement | undefined, speaker: () => Element | null): Attachment<HTMLElement> {
  return (bubble) => {
    const root = scene();
    const face = speaker();
    if (!root || !face) return;
    const put = (): void => place(bubble, root, face);
    const sizes = new ResizeObserver(put);
    const watch = (): void => {
      put();
      for (const one of [bubble, root, ...root.querySelectorAll(KEPT_FREE)]) sizes.observe(one);
      void atRest(root).then(() => bubble.isConnected && put());
    };
    const changes = new MutationObserver(watch);
    watch();
    changes.observe(root, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  };
}

/** Resolves when every animation that will end has ended. */
async function atRest(root: HTMLElement): Promise<void> {
  const moving = root.getAnimations({ subtree: true });
  const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function place(bubble: HTMLElement, root: HTMLElement, face: Element): void {
  const area = root.getBoundingClientRect();
  const boxesOf = (kind: string): Box[] =>
    [...root.querySelectorAll(kind)].filter((one) => one !== bubble && one !== face).map(boxOf);
  // The layout size, since the bubble is still popping up.
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const mat = boxOf(face.closest(".mat") ?? face);
  const best = placeFor(size, boxOf(face), mat, area, boxesOf(KEPT_FREE), boxesOf(NAMES));
  bubble.style.left = `${best.left - area.left}px`;
  bubble.style.top = `${best.top - area.top}px`;
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

/** Where a bubble of this size goes: next to its speaker if there is room, else in the nearest free place. */
export function placeFor(
  size: Size,
  face: Box,
  mat: Box,
  area: Box,
  taken: readonly Box[],
  names: readonly Box[] = [],
): Box {
  const within = ({ left, top }: Place): Box => ({
    left: clamp(left, area.left + GAP, area.left + area.width - size.width - GAP),
    top: clamp(top, area.top + GAP, area.top + area.height - size.height - GAP),
    ...size,
  });
  const covered = (box: Box, by = taken): number => by.reduce((sum, one) => sum + overlap(box, one), 0);
  const near = usual(size, face, mat).map(within);
  const open = near.filter((box) => covered(box) === 0);
  const readable = open.find((box) => covered(box, names) === 0) ?? open[0];
  const free = readable ?? nearest(face, elsewhere(size, taken).map(within), covered);
  return free ?? near.reduce((best, box) => (covered(box) < covered(best) ? box : best));
}

/** Beside the face from the top of the towel down, then above and below it. */
function usual({ width, height }: Size, face: Box, mat: Box): Place[] {
  const right = face.left + face.width - GAP;
  const beside = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ left: right, top: mat.top + part * (mat.height - height) }));
  return [
    ...beside,
    { left: face.left, top: mat.top - height + GAP },
    { left: mat.left + mat.width - width, top: mat.top },
    { left: face.left, top: face.top + face.height - height },
    { left: face.left - width + GAP, top: face.top },
    { left: face.left, top: face.top + face.height - GAP },
  ];
}

/** If there is room at all, there is some right next to two of the obstacles. */
function elsewhere({ width, height }: Size, taken: readonly Box[]): Place[] {
  const lefts = [-Infinity, ...taken.flatMap((one) => [one.left - width - 1, one.left + one.width + 1])];
  const tops = [-Infinity, ...taken.flatMap((one) => [one.top - height - 1, one.top + one.height + 1])];
  return lefts.flatMap((left) => tops.map((top) => ({ left, top })));
}

function nearest(face: Box, boxes: readonly Box[], covered: (box: Box) => number): Box | undefined {
  const far = (box: Box): number => Math.hypot(...gaps(face, box));
  return boxes.toSorted((one, other) => far(one) - far(other)).find((box) => covered(box) === 0);
}

/** The gaps between two boxes, across and down. */
function gaps(one: Box, other: Box): [number, number] {
  return [
    Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width),
    Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height),
  ];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
