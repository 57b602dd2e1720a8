import { expect, it } from "vitest";
import { placeFor } from "./placed";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const area = box(0, 0, 400, 300);
const face = box(10, 200, 40, 40);
const mat = box(0, 190, 400, 100);
const size = { width: 120, height: 40 };

it("goes next to its speaker", () => {
  expect(placeFor(size, face, mat, area, [])).toEqual(box(46, 190, 120, 40));
});

it("moves down the towel if a button is in its way", () => {
  const found = placeFor(size, face, mat, area, [box(60, 190, 40, 40)]);
  expect(found.left).toBe(46);
  expect(found.top).toBeGreaterThan(229);
});

it("leaves names in sight, unless there is no other place next to its speaker", () => {
  const names = [box(60, 190, 200, 20)];
  const found = placeFor(size, face, mat, area, [], names);
  expect(found).toMatchObject({ left: 46, top: 220 });
  expect(placeFor(size, face, mat, area, [], [area])).toEqual(placeFor(size, face, mat, area, []));
});

it("finds the one place that is free, wherever it is", () => {
  // Everything is taken but a corner at the top right.
  const taken = [box(0, 60, 400, 240), box(0, 0, 270, 60)];
  const found = placeFor(size, face, mat, area, taken);
  expect(found.left).toBeGreaterThanOrEqual(270);
  expect(found.top + found.height).toBeLessThanOrEqual(60);
});

it("prefers the free place nearest to its speaker", () => {
  const taken = [box(0, 150, 400, 150)];
  const found = placeFor(size, face, mat, area, taken);
  expect(found.top + found.height).toBeGreaterThan(140);
  expect(found.left).toBeLessThan(60);
});

it("covers as little as possible if nothing is free", () => {
  const taken = [box(0, 0, 400, 300), box(0, 180, 300, 120)];
  expect(placeFor(size, face, mat, area, taken)).toEqual(box(276, 190, 120, 40));
});
