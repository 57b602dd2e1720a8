import { beforeAll, describe, expect, it, vi } from "vitest";
import { Refusal } from "$lib/api";
import { words } from "$lib/state/words.svelte";
import { Kitchen } from "../table/play/kitchen.svelte";
import { dishesOf } from "../table/scene/rows";
import type { Event, Food, Row, Wish } from "$lib/wire";
import { REVIEW } from "./fake";
import { ANALYSIS } from "./fake-analysis";
import { mistakesOf, Practice } from "./practice.svelte";
import type { Decided } from "./types";

beforeAll(() => words.need("game", "table"));

const [, plan] = ANALYSIS.decisions;
const MISTAKE: Decided = {
  ...plan!,
  offered: [
    { may: "take", by: 0, foods: ["2rc", "3gv", "4yc"] },
    { may: "take", by: 1, foods: ["2rc", "3gv", "4yc"] },
  ],
};

const ROW: Row = { identity: "1bl", entries: [{ entry: "eaten", food: "2rc", good: true, covered: false }] };
const MOVED: Event = { event: "moved", food: "2rc", origin: 1, group: 0 };

function plans(...foods: [number, Food][]): Wish {
  return { do: "propose", plan: { foods }, agreed: true } as Wish;
}

async function settle(practice: Practice, wish: Wish): Promise<void> {
  await practice.table!.send(wish);
  await vi.waitFor(() => expect(practice.weighing).toBe(false));
}

describe("learning from mistakes", () => {
  it("covers only the viewer's own", () => {
    expect(mistakesOf(ANALYSIS, "rats")).toEqual([plan]);
    expect(mistakesOf(ANALYSIS, "doctor")).toEqual([]);
    expect(mistakesOf(ANALYSIS, null)).toEqual([plan]);
  });

  it("shows the position as the side saw it, with what it could do", () => {
    const { table } = new Practice(REVIEW, [MISTAKE], vi.fn());
    expect(table?.audience).toBe("group-0");
    expect(table?.game?.diets).toEqual([null, null]);
    expect(table?.game?.board.centre).toEqual(["2rc", "3gv"]);
    expect(table?.view?.joint).toEqual([0, 1]);
  });

  it("numbers the rows by meals, and knows where a food came from", () => {
    const frames = REVIEW.frames.map((frame) => {
      const events: Event[] = [...frame.events, ...(frame.meal === 1 ? [MOVED] : [])];
      return { ...frame, events, board: { ...frame.board, rows: [ROW, frame.board.rows[1]!] } };
    });
    const { table } = new Practice({ ...REVIEW, frames }, [{ ...MISTAKE, step: 6, until: 6 }], vi.fn());
    const [dish] = dishesOf(new Kitchen(table!), 0);
    expect([dish?.meal, dish?.from?.name]).toEqual([1, "The Hard Cores"]);
  });

  it("knows what the analysis has weighed, in any order", async () => {
    const ask = vi.fn();
    const practice = new Practice(REVIEW, [MISTAKE], ask);
    await settle(practice, plans([1, "4yc"], [0, "2rc"]));
    expect(practice.tried?.found).toEqual({ right: false, chance: 0.5, best: 0.8 });
    expect(practice.shown).toBe(false);
    practice.again();
    await settle(practice, plans([1, "3gv"], [0, "2rc"]));
    expect(practice.tried?.found.right).toBe(true);
    expect(practice.shown).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it("asks the server about anything else, and once", async () => {
    const ask = vi.fn().mockResolvedValue({ right: true, chance: 0.79, best: 0.8 });
    const practice = new Practice(REVIEW, [MISTAKE], ask);
    const wish = plans([0, "4yc"], [1, "3gv"]);
    const both = [practice.table!.send(wish), practice.table!.send(wish)];
    await Promise.all(both);
    await vi.waitFor(() => expect(practice.shown).toBe(true));
    const actions = [
      { act: "take", by: 0, food: "4yc" },
      { act: "take", by: 1, food: "3gv" },
    ];
    expect(ask.mock.calls).toEqual([[2, actions]]);
  });

  it("doesn't judge what was only thought of", async () => {
    const practice = new Practice(REVIEW, [MISTAKE], vi.fn());
    await practice.table!.send({ ...plans([0, "2rc"], [1, "3gv"]), agreed: false } as Wish);
    expect(practice.tried).toBeNull();
  });

  it("says so when it can't be weighed, and lets one try again", async () => {
    const practice = new Practice(REVIEW, [MISTAKE], vi.fn().mockRejectedValue(new Refusal("busy", { seconds: 3 })));
    await settle(practice, plans([0, "4yc"], [1, "3gv"]));
    expect(practice.refusal?.code).toBe("busy");
    practice.again();
    expect(practice.refusal).toBeNull();
  });

  it("goes on to the next and ends", () => {
    const practice = new Practice(REVIEW, [MISTAKE, MISTAKE], vi.fn());
    practice.hint();
    practice.show();
    practice.next();
    expect([practice.number, practice.hinted, practice.shown]).toEqual([2, false, false]);
    practice.next();
    expect([practice.mistake, practice.table]).toEqual([null, null]);
  });
});
