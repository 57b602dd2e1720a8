/** Geometry of a plot over time: the earliest on the left, the largest value on top. */
import { pathThrough, round, type Dot } from "$lib/charts/path";

export interface PlotSpot {
  readonly at: number;
  readonly value: number;
}

export const WIDTH = 340;
export const HEIGHT = 160;
export const LEFT = 38;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 24;
const LINES = 4;

export interface PlotFrame {
  readonly first: number;
  readonly last: number;
  readonly ticks: readonly number[];
}

/** The range of the axes: round numbers around all values, from zero if asked. */
export function frameOf(spots: readonly PlotSpot[], fromZero: boolean): PlotFrame {
  const values = spots.map((spot) => spot.value);
  const low = fromZero ? 0 : Math.min(...values);
  const high = Math.max(...values);
  const step = roundUp((high - low || Math.max(1, high / 10)) / LINES);
  const first = Math.floor(low / step);
  const count = Math.max(1, Math.ceil(high / step) - first);
  const times = spots.map((spot) => spot.at);
  return {
    first: Math.min(...times),
    last: Math.max(...times),
    ticks: Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * step).toPrecision(6))),
  };
}

/** Rounds up to the next of 1, 2, 5, 10, 20, …, at any power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5, 10].find((each) => each * power >= value * 0.999) ?? 10);
}

export function across(frame: PlotFrame, at: number): number {
  const span = frame.last - frame.first;
  const share = span === 0 ? 0.5 : (at - frame.first) / span;
  return round(LEFT + share * (WIDTH - LEFT - RIGHT));
}

export function up(frame: PlotFrame, value: number): number {
  const low = frame.ticks[0] ?? 0;
  const high = frame.ticks.at(-1) ?? 1;
  return round(TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM));
}

export function dotsOf(frame: PlotFrame, spots: readonly PlotSpot[]): Dot[] {
  return spots.map((spot) => ({ x: across(frame, spot.at), y: up(frame, spot.value) }));
}

export function line(frame: PlotFrame, spots: readonly PlotSpot[]): string {
  return pathThrough(dotsOf(frame, spots));
}
