import { afterEach, beforeEach, expect, test, vi } from "vitest";
import colony from "../../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import type { TableState } from "$lib/state/table.svelte";
import type { Event } from "$lib/wire";
import { SheetState } from "./sheet.svelte";

const BUSY = { code: "busy", arguments: { seconds: 3 } };
const SHEET = { groups: [{ possible: [{ diet: "step", chance: 1 }] }] };
const LATER = { groups: [{ possible: [{ diet: "same", chance: 1 }] }] };

let table: TableState;
let asked: number;

function answers(...found: readonly (readonly [number, unknown])[]): void {
  const left = [...found];
  vi.stubGlobal("fetch", () => {
    asked += 1;
    const [status, body] = left.shift() ?? [404, { code: "not-found", arguments: {} }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

function judged(): void {
  const [food] = table.game!.board.centre;
  const event: Event = { event: "judged", group: 0, food: food!, good: true };
  const news = { entry: "acted", seat: "s9" } as const;
  table.receive({ type: "entry", number: table.number + 1, at: 0, news, events: [event] });
}

beforeEach(() => {
  vi.useFakeTimers();
  table = tableOf((colony as unknown as Scenes).rats!);
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks a busy server again when it said to", async () => {
  answers([429, BUSY], [200, SHEET]);
  const sheet = new SheetState(table);
  sheet.follow();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(sheet.possible(0)).toBeNull();
  expect(sheet.isLoading).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(sheet.possible(0)).toEqual(SHEET.groups[0]?.possible);
});

test("leaves any other refusal alone", async () => {
  answers([403, { code: "not-for-you", arguments: {} }], [200, SHEET]);
  const sheet = new SheetState(table);
  sheet.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sheet.possible(0)).toBeNull();
  expect(sheet.isLoading).toBe(false);
});

test("asks once for each verdict, and not before it has been shown", async () => {
  answers([200, SHEET], [200, LATER]);
  const sheet = new SheetState(table);
  for (let times = 0; times < 2; times++) sheet.follow();
  await vi.advanceTimersByTimeAsync(0);
  judged();
  while (table.show.isPlaying) {
    sheet.follow();
    await vi.advanceTimersByTimeAsync(100);
    expect(sheet.possible(0)).toEqual(SHEET.groups[0]?.possible);
    expect(asked).toBe(1);
  }
  sheet.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(sheet.possible(0)).toEqual(LATER.groups[0]?.possible);
  expect(asked).toBe(2);
});

test("drops an answer that comes during a show, and asks again after it", async () => {
  answers([200, LATER], [200, LATER]);
  const sheet = new SheetState(table);
  sheet.follow();
  judged();
  await vi.advanceTimersByTimeAsync(0);
  expect(sheet.isLoading).toBe(true);
  table.show.skip();
  sheet.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(sheet.possible(0)).toEqual(LATER.groups[0]?.possible);
});
