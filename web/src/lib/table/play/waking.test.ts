import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import prepare from "../../../../fixtures/doctor-prepare.json";
import { api } from "$lib/api";
import { tableOf, type Scenes } from "$lib/state/fake";
import type { TableState } from "$lib/state/table.svelte";
import { words } from "$lib/state/words.svelte";
import { Kitchen } from "./kitchen.svelte";
import { status } from "./status";
import { awaitsBots, waking, WONDERING } from "./waking.svelte";

const { spectator } = prepare as unknown as Scenes;

/** A spectator's table that is waiting for the doctor, a bot or a person. */
function waits(bot: "regular" | null): TableState {
  const table = tableOf(spectator!);
  const { view, game, number } = table;
  const seats = view!.seats.map((seat) => (seat.roles.includes("doctor") ? { ...seat, bot } : seat));
  const news = { entry: "acted", seat: view!.awaited[0]! } as const;
  const next = { ...view!, seats, count: view!.count + 1 };
  table.receive({ type: "entry", number: number + 1, at: 0, news, events: [], table: next, game: game! });
  table.show.skip();
  return table;
}

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks nothing while waiting for people", () => {
  expect(awaitsBots(waits(null))).toBe(false);
  expect(waking.watch(waits(null))).toBeUndefined();
});

it("says what is keeping a bot that isn't up yet, until it is", async () => {
  const table = waits("regular");
  const usual = status(new Kitchen(table));
  const bots = vi.spyOn(api, "bots").mockResolvedValue({ waking: true });
  waking.watch(table)!();
  await vi.advanceTimersByTimeAsync(WONDERING);
  expect(bots).not.toHaveBeenCalled();
  waking.watch(table);
  await vi.advanceTimersByTimeAsync(WONDERING);
  expect(status(new Kitchen(table))).toBe(words.t("table-wakes-doctor"));
  bots.mockResolvedValue({ waking: false });
  waking.watch(table);
  await vi.advanceTimersByTimeAsync(0);
  expect(status(new Kitchen(table))).toBe(usual);
});
