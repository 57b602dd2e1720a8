import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { USUAL } from "$lib/generated/vocabulary";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import type { ListedSeat, ListedTable } from "$lib/wire";
import TableTicket from "./TableTicket.svelte";

let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => {
  screen.remove();
  vi.useRealTimers();
});

const ann: ListedSeat = { name: "Ann", roles: ["group-0", "group-1"], bot: null, yours: true };
const bob: ListedSeat = { name: "Bob", roles: ["group-2"], bot: null, yours: false };
const bot: ListedSeat = { name: "regular", roles: ["doctor"], bot: "regular", yours: false };

function text(changes: Partial<ListedTable>, past = false): string {
  const table: ListedTable = {
    id: "t1",
    stage: "game",
    options: USUAL,
    empty: 0,
    seats: [ann, bot],
    meal: 3,
    won: null,
    ended: null,
    touched: Date.UTC(2026, 10, 16, 12),
    due: null,
    your_turn: false,
    seated: true,
    study: false,
    ...changes,
  };
  screen = show(TableTicket, { table, past });
  return screen.page.textContent.replace(/\s+/g, " ");
}

it("says who you play with, leaving yourself out", () => {
  expect(text({ seats: [ann, bob, bot] })).toContain("With Bob");
  screen.remove();
  expect(text({})).toContain("On your own");
});

it("says when nobody is at another table", () => {
  expect(text({ seats: [bot], seated: false, stage: "lobby", meal: null })).toContain("Nobody’s here yet");
});

it("says when a past game was, as whom you played and how it ended", () => {
  const lost = { stage: "over", meal: null, won: false, ended: { reason: "third-cross", meal: 5, yuck: 1 } } as const;
  const said = text(lost, true);
  expect(said).toContain("Lost at meal 5, by a third red cross");
  expect(said).toContain("Nov 16, 2026");
  expect(said).toContain("As the Wet Whiskers and the Hard Cores");
});

it.each([
  [2 * 86_400_000 + 5, "2 days left"],
  [3 * 3_600_000 + 5_000, "3 hours left"],
  [61_000, "1 minute left"],
  [500, "1 minute left"],
  [-1, "Time’s up"],
])("shows the time left at a slow table: %d ms", (left, said) => {
  vi.useFakeTimers();
  expect(text({ due: Date.now() + left })).toContain(said);
});

it("marks a study", () => {
  expect(text({ stage: "over", won: true, study: true }, true)).toContain("Study");
  screen.remove();
  expect(text({ stage: "over", won: true }, true)).not.toContain("Study");
});
