export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** A line through these points, for the `d` of an SVG path. */
export function pathThrough(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** To a tenth of a unit: no eye sees the difference. */
export function round(value: number): number {
  return Math.round(10 * value) / 10;
}
