import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce, wasReloaded } from "./upgrade";

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("reloads the page once, not in a loop", () => {
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  expect(reloadOnce(reload)).toBe(true);
});

it("says so once", () => {
  expect(wasReloaded()).toBe(false);
  reloadOnce(reload);
  expect(wasReloaded()).toBe(true);
  expect(wasReloaded()).toBe(false);
});

it("does nothing in a browser that stores nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(reloadOnce(reload)).toBe(false);
  expect(wasReloaded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
