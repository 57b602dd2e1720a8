import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import setup from "../../../../fixtures/setup.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import type { TableState } from "$lib/state/table.svelte";
import { READING } from "$lib/state/patience.svelte";
import { words } from "$lib/state/words.svelte";
import type { SetupView, Wish } from "$lib/wire";
import Setup from "./Setup.svelte";

const scenes = setup as unknown as Scenes;
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => {
  screen.remove();
  vi.unstubAllGlobals();
});

it("lets the doctor draw or choose, and finish only when every group has a diet", () => {
  const send = vi.fn(() => Promise.resolve(1));
  screen = show(Setup, { table: tableOf(scenes.doctor!, send) });
  expect(screen.find("button", "Draw one")).toHaveLength(3);
  expect(screen.find("button", "Let dinner begin")[0]).toHaveProperty("disabled", true);
  screen.find("button", "Draw one")[1]!.click();
  expect(send.mock.calls).toEqual([[{ do: "draw-diet", group: 1 }]]);
});

it("shows the drawn Diet card, and asks for one card or two", () => {
  const send = vi.fn(() => Promise.resolve(1));
  screen = show(Setup, { table: tableOf(scenes.waiting!, send) });
  expect(screen.page.textContent).toContain("Mandatory");
  expect(screen.find("button", "Draw one")).toHaveLength(2);
  expect(screen.find("button", "Choose")).toHaveLength(3);
  screen.find("button", "Two cards")[0]!.click();
  expect(send.mock.calls).toEqual([[{ do: "draw-diet", group: 0, cards: 2 }]]);
});

it("asks for a number of cards only if a drawn Diet card needs it", () => {
  screen = show(Setup, { table: tableOf(scenes.doctor!) });
  expect(screen.find("button", "One card")).toEqual([]);
});

it("marks what isn't allowed, doesn't let it be taken, and says why", async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ code: "diet-identity", arguments: {} }, { status: 409 })));
  vi.stubGlobal("fetch", asked);
  screen = show(Setup, { table: tableOf(scenes.doctor!) });
  screen.click("button", "Choose");
  screen.click("button", "Forbidden");
  const names = [...screen.page.querySelectorAll("button[aria-pressed] .name")].map((card) => card.textContent.trim());
  expect(names).toContain("× liquids");
  expect(names).toContain("× quantity 1");
  expect(names).toContain("cheeses");
  screen.click("button", "× liquids");
  await vi.waitFor(() => expect(screen.page.textContent).toContain("doesn’t fit the group’s identity"));
  expect(asked).toHaveBeenCalledOnce();
  expect(screen.find("button", "Assign this diet")[0]).toHaveProperty("disabled", true);
});

it("asks the rats to wait, and shows them no diet", () => {
  screen = show(Setup, { table: tableOf(scenes.rats!) });
  expect(screen.page.textContent).toContain("Doctor Rat is prescribing diets");
  expect(screen.find("button", "Draw one")).toEqual([]);
});

/** The doctor draws for the second group and is asked at once how many cards to give it. */
function drawing(): { table: TableState; sent: Wish[] } {
  const sent: Wish[] = [];
  const table: TableState = tableOf(scenes.doctor!, (wish) => {
    sent.push(wish);
    const setup = { ...table.setup!, waiting: [null, "mandatory", null] as SetupView["waiting"] };
    const news = { entry: "diet-card-drawn", group: 1 } as const;
    table.receive({ type: "entry", number: table.number + 1, at: 0, news, events: [], setup });
    return Promise.resolve(table.number);
  });
  screen = show(Setup, { table });
  screen.find("button", "Draw one")[1]!.click();
  flushSync();
  return { table, sent };
}

it("doesn't take the second press of a double click, or of Enter, for an answer", async () => {
  vi.useFakeTimers();
  const { sent } = drawing();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(READING - 1);
  flushSync();
  const [one] = screen.find("button", "One card");
  one!.click();
  (document.activeElement as HTMLElement).click();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  expect(document.activeElement).toBe(one);
  one!.click();
  expect(sent.at(-1)).toEqual({ do: "draw-diet", group: 1, cards: 1 });
  vi.useRealTimers();
});

it("takes a key that is held down for one press", () => {
  drawing();
  const [one] = screen.find("button", "One card");
  const press = (repeat: boolean): boolean =>
    one!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }));
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(false);
});
