/** Geometry of the knowledge curve: meals from left to right, certainty from bottom to top. */
import { pathThrough, type Dot } from "$lib/charts/path";
import { MEALS } from "$lib/generated/vocabulary";
import type { Curve, Point } from "./types";

export const WIDTH = 320;
export const HEIGHT = 150;
const LEFT = 30;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 22;

export function across(meal: number): number {
  return LEFT + ((meal - 1) / (MEALS - 1)) * (WIDTH - LEFT - RIGHT);
}

export function up(chance: number): number {
  return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
}

export function dotsOf(points: readonly Point[]): Dot[] {
  return points.map(({ meal, truth }) => ({ x: across(meal), y: up(truth) }));
}

export function line(points: readonly Point[]): string {
  return pathThrough(dotsOf(points));
}

/** The point of a meal: what could be known as it began. */
export function pointAt(curve: Curve, meal: number): Point | null {
  return curve.points.find((point) => point.meal === meal) ?? null;
}
