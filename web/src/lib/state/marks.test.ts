import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MarksState } from "./marks.svelte";

let kept: unknown[];
let status: number;

beforeEach(() => {
  vi.useFakeTimers();
  kept = [];
  status = 200;
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit = {}) => {
    if (body) kept.push(JSON.parse(body as string));
    return Promise.resolve(new Response(JSON.stringify({ marks: [{ step: "no" }], notes: "n" }), { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("cycles a mark and saves it once, a moment later", async () => {
  const marks = new MarksState("t1");
  await marks.load();
  expect(marks.of(0, "step")).toBe("no");
  marks.turn(0, "step");
  marks.turn(0, "step");
  expect(marks.of(0, "step")).toBe("yes");
  marks.turn(0, "step");
  expect(marks.of(0, "step")).toBeNull();
  marks.set(2, "mandatory:3", "maybe");
  marks.note("hm");
  expect(kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(kept).toEqual([{ marks: [{}, {}, { "mandatory:3": "maybe" }], notes: "hm" }]);
});

it("says when saving failed", async () => {
  const marks = new MarksState("t1");
  status = 503;
  marks.turn(0, "step");
  await marks.flush();
  expect(marks.failed).toBe(true);
});
