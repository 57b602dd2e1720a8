import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import { FakeWebSocket, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import { hidden } from "$lib/table/talk/hidden.svelte";
import type { Delivery, News } from "$lib/wire";
import TableVisit from "./TableVisit.svelte";

const { welcome, catchUp } = (colony as unknown as Scenes).rats!;
const seats = catchUp.entries.findLast((entry) => entry.table)!.table!.seats;
const bob = seats.find((seat) => seat.name === "Bob")!.id;
let screen: Mounted;
let number: number;

beforeAll(() => words.need("app", "game", "table", "learn"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  screen = show(TableVisit, { id: "t1", invite: null });
  FakeWebSocket.last.open();
  for (const message of [welcome, catchUp]) FakeWebSocket.last.say(message);
  number = catchUp.entries.at(-1)!.number;
});
afterEach(() => {
  screen.remove();
  vi.unstubAllGlobals();
});

/** Delivers news to the table; returns what is read out. */
async function heard(news: News): Promise<string> {
  const before = new Set(screen.page.querySelectorAll("[role=log] p"));
  const entry: Delivery = { type: "entry", number: ++number, at: 0, news, events: [] };
  FakeWebSocket.last.say(entry);
  await tick();
  await tick();
  const lines = [...screen.page.querySelectorAll("[role=log] p")].filter((line) => !before.has(line));
  return lines.map((line) => line.textContent).join(" ");
}

const talks = (text: string): News => ({ entry: "talked", seat: bob, text, meal: 4, side: null });

it("reads out talk and events", async () => {
  expect(await heard(talks("Well, well"))).toBe("Bob: Well, well");
  expect(await heard({ entry: "said", seat: bob, phrase: { say: "agree" }, meal: 4, side: null })).toMatch(/^Bob: \w/);
  expect(await heard({ entry: "muted", seat: bob, muted: true })).toBe("Bob is muted.");
});

it("reads out who a message was for", async () => {
  expect(await heard({ entry: "talked", seat: bob, text: "Psst", meal: 4, side: 0 })).toBe("Bob, to your side: Psst");
});

it("neither reads out nor counts the talk of a player the reader has hidden", async () => {
  await heard(talks("Well, well"));
  expect(screen.find("button", "1 new message")).toHaveLength(1);
  hidden.toggle("t1", bob);
  expect(await heard(talks("Well, well, well"))).toBe("");
  expect(await heard({ entry: "said", seat: bob, phrase: { say: "agree" }, meal: 4, side: null })).toBe("");
  expect(await heard({ entry: "muted", seat: bob, muted: true })).toBe("Bob is muted.");
  expect(screen.find("button", "new message")).toEqual([]);
  hidden.toggle("t1", bob);
  expect(await heard(talks("Anybody there?"))).toBe("Bob: Anybody there?");
  expect(screen.find("button", "4 new messages")).toHaveLength(1);
});

describe("help in a running game", { timeout: 30_000 }, () => {
  const dialog = (): HTMLElement => screen.find("dialog", "Rules and diets")[0]!;
  const shows = (text: string): Promise<void> =>
    vi.waitFor(() => expect(dialog().textContent).toContain(text), { timeout: 20_000 });

  it("opens with a key, and has the diets, the rules and the keys", async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    await shows("Alternating");
    screen.click("dialog .tab", "Rules");
    expect(dialog().textContent).toContain("Medicine");
    screen.click("dialog .tab", "Keys");
    expect(dialog().textContent).toContain("Show this list");
  });

  it("opens from the menu, which small windows have in its place", async () => {
    screen.click("button", "Menu");
    screen.click("dialog button", "Rules");
    await shows("Medicine");
    expect(screen.find("dialog", "The table")).toEqual([]);
  });
});
