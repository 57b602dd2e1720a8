import { describe, expect, test } from "vitest";
import { across, frameOf, HEIGHT, line, up, WIDTH } from "./plot";

describe("a plot over time", () => {
  const spots = [
    { at: 10, value: 1480 },
    { at: 20, value: 1533 },
    { at: 40, value: 1611 },
  ];

  test("round numbers lie around all values", () => {
    const { ticks } = frameOf(spots, false);
    expect(ticks).toEqual([1450, 1500, 1550, 1600, 1650]);
    expect(frameOf([{ at: 1, value: 3.4 }], true).ticks).toEqual([0, 1, 2, 3, 4]);
  });

  test("everything is drawn inside the frame, in order", () => {
    const frame = frameOf(spots, false);
    const xs = spots.map((spot) => across(frame, spot.at));
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    for (const spot of spots) {
      expect(across(frame, spot.at)).toBeLessThan(WIDTH);
      expect(up(frame, spot.value)).toBeGreaterThan(0);
      expect(up(frame, spot.value)).toBeLessThan(HEIGHT);
    }
    expect(up(frame, 1611)).toBeLessThan(up(frame, 1480));
    expect(line(frame, spots)).toMatch(/^M[\d. ]+(L[\d. ]+){2}$/);
  });

  test("a single point, or equal values, can be drawn, too", () => {
    for (const value of [0, 0.2, 1500]) {
      const frame = frameOf([{ at: 5, value }], value < 100);
      expect(Number.isFinite(up(frame, value))).toBe(true);
      expect(across(frame, 5)).toBeGreaterThan(0);
    }
  });
});
