/** What an analysis says about a place in the game, and the chance of winning as a line. */
import { pathThrough, type Dot } from "$lib/charts/path";
import { MEALS } from "$lib/generated/vocabulary";
import type { Mark } from "$lib/generated/wire";
import type { Viewer } from "./steps";
import type { Analysis, Decided, Side } from "./types";

export const WIDE = 320;
export const HIGH = 110;
const TOP = 14;
const BOTTOM = 20;

/** The signs of chess annotation. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  only: "!",
  great: "!!",
};

export function isError(mark: Mark): boolean {
  return mark === "inaccuracy" || mark === "mistake" || mark === "blunder";
}

/** The side whose decisions a viewer looks at; null (all sides) for `all`. */
export function sideOf(viewer: Viewer): Side | null {
  if (viewer === "all" || viewer === "spectator") return null;
  return viewer.startsWith("group") ? "rats" : (viewer as Side);
}

/** The viewer that stands for a side. */
export function viewerOf(side: Side): Viewer {
  return side === "rats" ? "group-0" : side;
}

export function decisionsOf({ decisions }: Analysis, viewer: Viewer): Decided[] {
  const side = sideOf(viewer);
  return decisions.filter((decided) => side === null || decided.side === side);
}

/** The viewer's decisions to weigh at this place: one that was just made, and the one that comes next. */
export function decisionsAt(analysis: Analysis, place: number, viewer: Viewer): Decided[] {
  return decisionsOf(analysis, viewer).filter(({ step, until }) => step <= place && place <= until + 1);
}

/** Whether all of it was done by this place. */
export function isMade({ until }: Decided, place: number): boolean {
  return place > until;
}

export function markedIn(analysis: Analysis, meal: number): Decided[] {
  return analysis.decisions.filter((decided) => decided.meal === meal && decided.mark !== null);
}

export interface MarkedDot extends Dot {
  readonly mark: Mark;
  readonly step: number;
}

/** The part of a review that a line over its meals needs. */
export interface Meals {
  /** A study's line begins where it left the other game. */
  readonly study?: { readonly step: number } | null;
  readonly frames: readonly { readonly meal: number }[];
}

/** Every meal gets an eighth of the width, however much happens in it. */
export function across(review: Meals, place: number): number {
  const { meal } = review.frames[Math.min(Math.floor(place), review.frames.length - 1)]!;
  const first = review.frames.findIndex((frame) => frame.meal === meal);
  const count = review.frames.filter((frame) => frame.meal === meal).length;
  return (WIDE / MEALS) * (meal - 1 + (place - first) / count);
}

export function up(chance: number): number {
  return TOP + (1 - chance) * (HIGH - TOP - BOTTOM);
}

/** The chance of winning before and after each decision of the viewer's side, from the start to the result. */
export function dots(review: Meals, analysis: Analysis, viewer: Viewer): Dot[] {
  const own = decisionsOf(analysis, viewer);
  const decided = own.flatMap(({ step, until, before, after }) => [
    { x: across(review, step), y: up(before) },
    { x: across(review, until + 0.5), y: up(after) },
  ]);
  const end = { x: across(review, review.frames.length), y: up(analysis.won) };
  return [{ x: across(review, review.study?.step ?? 0), y: up(analysis.start) }, ...decided, end];
}

export const line = pathThrough;

export function markedDots(review: Meals, analysis: Analysis, viewer: Viewer): MarkedDot[] {
  return decisionsOf(analysis, viewer).flatMap(({ step, until, after, mark }) => {
    return mark === null ? [] : [{ x: across(review, until + 0.5), y: up(after), mark, step }];
  });
}

/** The chance at the start and end of a meal, for readers who can't see the line. */
export function chancesIn(analysis: Analysis, meal: number, viewer: Viewer): { from: number; to: number } | null {
  const own = decisionsOf(analysis, viewer);
  const first = own.find((decided) => decided.meal === meal);
  if (!first) return null;
  const next = own.find((decided) => decided.meal > meal);
  return { from: first.before, to: next ? next.before : analysis.won };
}
