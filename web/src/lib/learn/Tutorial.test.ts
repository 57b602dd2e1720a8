import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import { FakeWebSocket, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import { READING } from "$lib/state/patience.svelte";
import type { Delivery, Event } from "$lib/wire";
import Tutorial from "./Tutorial.svelte";

const { welcome, catchUp } = (colony as unknown as Scenes).rats!;
let screen: Mounted;
let number: number;
let asked: number;

beforeAll(() => words.need("app", "game", "table", "learn"));
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("fetch", (path: string) => {
    if (path.endsWith("/sheet")) asked += 1;
    return Promise.resolve(Response.json({ groups: [], marks: [], notes: "" }));
  });
  screen = show(Tutorial, { id: "t1" });
  FakeWebSocket.last.open();
  for (const message of [welcome, catchUp]) FakeWebSocket.last.say(message);
  number = catchUp.entries.at(-1)!.number;
});
afterEach(() => {
  screen.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function happened(...events: Event[]): void {
  const news = { entry: "acted", seat: "s9" } as const;
  FakeWebSocket.last.say({ type: "entry", number: ++number, at: 0, news, events } satisfies Delivery);
  flushSync();
}

it("lets the coach count diets only after the verdicts have been shown", async () => {
  flushSync();
  await vi.advanceTimersByTimeAsync(READING);
  expect(asked).toBe(1);
  const { board } = catchUp.entries.findLast((entry) => entry.game)!.game!;
  happened({ event: "judged", group: 0, food: board.centre[0]!, good: true });
  for (const proposals of [[], []]) {
    const news = { entry: "planned", how: "agreed", plan: { foods: [] } } as const;
    FakeWebSocket.last.say({ type: "entry", number: ++number, at: 0, news, events: [], proposals });
    await vi.advanceTimersByTimeAsync(READING);
    expect(screen.find("button", "Skip")).toHaveLength(1);
    expect(asked).toBe(1);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.find("button", "Skip")).toHaveLength(0);
  expect(asked).toBe(2);
});
