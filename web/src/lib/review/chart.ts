/** The curve of knowledge as a drawing: meals from left to right, certainty from bottom to top. */
import type { Curve, Point } from "./types";

export const WIDTH = 320;
export const HEIGHT = 150;
const LEFT = 30;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 22;
const MEALS = 8;

export function across(meal: number): number {
  return LEFT + ((meal - 1) / (MEALS - 1)) * (WIDTH - LEFT - RIGHT);
}

export function up(chance: number): number {
  return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
}

export function line(points: readonly Point[]): string {
  return points.map(({ meal, truth }, at) => `${at ? "L" : "M"}${round(across(meal))} ${round(up(truth))}`).join("");
}

/** Each point once a meal: what could be known as it began. */
export function pointAt(curve: Curve, meal: number): Point | null {
  return curve.points.find((point) => point.meal === meal) ?? null;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
