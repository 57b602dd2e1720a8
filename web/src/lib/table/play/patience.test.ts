import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import colleagues from "../../../../fixtures/colleagues-return.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { READING } from "$lib/state/patience.svelte";
import { t, words } from "$lib/state/words.svelte";
import type { TableState } from "$lib/state/table.svelte";
import type { Event, Suggested, Wish } from "$lib/wire";
import { flushSync } from "svelte";
import Actions from "./Actions.svelte";
import YuckBackSheet from "../sheets/YuckBackSheet.svelte";
import { Kitchen } from "./kitchen.svelte";
import { keys } from "./keys";
import { status } from "./status";

const { you } = colleagues as unknown as Scenes;
const verdict: Event = { event: "judged", group: 0, food: "1bl", good: true };
let sent: Wish[];
let table: TableState;
let kitchen: Kitchen;
let page: Mounted;

/** The server answers at once: this window is passed, and the next is yours, too. */
function pass(...events: Event[]): void {
  const { view, game, number } = table;
  const news = { entry: "acted", seat: table.seat!.id } as const;
  const next = { ...view!, count: view!.count + 1 };
  table.receive({ type: "entry", number: number + 1, at: 0, news, events, table: next, game: game! });
}

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  table = tableOf(you!, (wish) => {
    sent.push(wish);
    pass();
    return Promise.resolve(table.number);
  });
  kitchen = new Kitchen(table);
  page = show(Actions as never, { kitchen });
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

describe("a question that has only just appeared", () => {
  it("isn't answered by the second press of a double click", async () => {
    page.click("button", "Pass");
    await vi.advanceTimersByTimeAsync(READING / 2);
    page.click("button", "Pass");
    expect(sent).toHaveLength(1);
  });

  it("shows when it can't be answered yet and when it can", async () => {
    page.click("button", "Pass");
    await vi.advanceTimersByTimeAsync(READING - 1);
    flushSync();
    expect((page.find("button", "Pass")[0] as HTMLButtonElement).disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect((page.find("button", "Pass")[0] as HTMLButtonElement).disabled).toBe(false);
    page.click("button", "Pass");
    expect(sent).toHaveLength(2);
  });

  it("isn't answered by a token either", async () => {
    kitchen.act({ act: "pass", by: 0 });
    await vi.advanceTimersByTimeAsync(READING / 2);
    kitchen.act({ act: "yuck-front", by: 0 });
    expect(sent).toHaveLength(1);
  });

  it("keeps a sheet open whose answer came too early, and its button waits", async () => {
    page.click("button", "Pass");
    await vi.advanceTimersByTimeAsync(READING / 2);
    kitchen.open = { what: "yuck-back" };
    const sheet = show(YuckBackSheet as never, { kitchen });
    sheet.click("button", ": ");
    flushSync();
    const [last] = sheet.find("button", "Send").slice(-1) as HTMLButtonElement[];
    expect(last!.disabled).toBe(true);
    kitchen.act({ act: "pass", by: 0 });
    expect(kitchen.open).not.toBeNull();
    await vi.advanceTimersByTimeAsync(READING);
    flushSync();
    last!.click();
    expect(sent).toHaveLength(2);
    expect(kitchen.open).toBeNull();
    sheet.remove();
  });
});

describe("a final move", () => {
  /** As a browser does for Enter and Space: such clicks have no count. */
  function pressKey(): void {
    (page.find("button", "Pass")[0] as HTMLButtonElement).click();
    flushSync();
  }

  it("asks once by keyboard, and can be taken back", () => {
    pressKey();
    expect(sent).toEqual([]);
    expect(status(kitchen)).toBe(t("table-sure"));
    kitchen.letGo();
    pressKey();
    expect(sent).toEqual([]);
    pressKey();
    expect(sent).toHaveLength(1);
  });

  it("doesn't ask a pointer", () => {
    page.click("button", "Pass");
    expect(sent).toHaveLength(1);
  });
});

describe("a show that has only just begun", () => {
  it("isn't skipped by the second press of a double click", async () => {
    pass(verdict);
    flushSync();
    await vi.advanceTimersByTimeAsync(READING / 2);
    const [skip] = page.find("button", "Skip");
    expect(skip!.getAttribute("aria-disabled")).toBe("true");
    skip!.click();
    kitchen.hurry();
    expect(kitchen.drama.isPlaying).toBe(true);
  });

  it("can be skipped once it could be seen, and then all of what follows", async () => {
    pass(verdict);
    pass(verdict);
    await vi.advanceTimersByTimeAsync(READING);
    flushSync();
    expect(page.find("button", "Skip")[0]!.getAttribute("aria-disabled")).toBeNull();
    while (kitchen.drama.frame?.key === `${table.number - 1} 0`) await vi.advanceTimersByTimeAsync(10);
    page.click("button", "Skip");
    expect(kitchen.drama.isPlaying).toBe(false);
  });
});

it("isn't asked twice for what it suggested to its side", () => {
  const { view, game, number } = table;
  const said: Suggested = { entry: "suggested", seat: table.seat!.id, action: { act: "pass", by: 0 }, reasons: [] };
  const news = { entry: "acted", seat: table.seat!.id } as const;
  const heard = { ...view!, suggestions: [said] };
  expect((page.find("button", "Pass")[0] as HTMLButtonElement).disabled).toBe(false);
  table.receive({ type: "entry", number: number + 1, at: 0, news, events: [], table: heard, game: game! });
  flushSync();
  expect((page.find("button", "Pass")[0] as HTMLButtonElement).disabled).toBe(true);
});

describe("a key that is held down", () => {
  function held(key: string, repeat: boolean): KeyboardEvent {
    const event = new KeyboardEvent("keydown", { key, repeat, cancelable: true, bubbles: true });
    page.find("button", "Pass")[0]!.addEventListener("keydown", (pressed) => keys(pressed, kitchen), { once: true });
    page.find("button", "Pass")[0]!.dispatchEvent(event);
    return event;
  }

  it("presses a button once", () => {
    expect(held("Enter", false).defaultPrevented).toBe(false);
    expect(held("Enter", true).defaultPrevented).toBe(true);
    expect(held(" ", true).defaultPrevented).toBe(true);
    expect(held("Tab", true).defaultPrevented).toBe(false);
  });
});
