import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SheetState } from "./sheet.svelte";

const BUSY = { code: "busy", arguments: { seconds: 3 } };
const SHEET = { groups: [{ possible: [{ diet: "step", chance: 1 }] }] };

function answers(...found: readonly (readonly [number, unknown])[]): void {
  const left = [...found];
  vi.stubGlobal("fetch", () => {
    const [status, body] = left.shift() ?? [404, { code: "not-found", arguments: {} }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks a busy server again when it said to", async () => {
  answers([429, BUSY], [200, SHEET]);
  const sheet = new SheetState("table");
  sheet.load();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(sheet.possible(0)).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(sheet.possible(0)).toEqual(SHEET.groups[0]?.possible);
});

test("leaves any other refusal alone", async () => {
  answers([403, { code: "not-for-you", arguments: {} }], [200, SHEET]);
  const sheet = new SheetState("table");
  sheet.load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sheet.possible(0)).toBeNull();
});
