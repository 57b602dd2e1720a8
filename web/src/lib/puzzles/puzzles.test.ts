import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { session } from "$lib/state/session.svelte";
import { words } from "$lib/state/words.svelte";
import { Kitchen } from "../table/play/kitchen.svelte";
import { dishesOf } from "../table/scene/rows";
import type { PuzzleShown, PuzzleVerdict, SeatView } from "$lib/wire";
import { close, movesOf, tableOf } from "./scene";
import { Solving } from "./solving.svelte";
import { answerText, whyText } from "./words";
import colony from "../../../fixtures/colony-4.json";

const seat = (id: string, roles: SeatView["roles"], bot: SeatView["bot"]): SeatView => ({
  id,
  roles,
  name: "",
  bot,
  person: bot === null,
  free: false,
  owner: false,
  youngest: false,
  ready: true,
  muted: false,
  silent: false,
  vote: "alone",
  replaceable: false,
  silence: null,
  side_silence: null,
});

/** A puzzle about one group, on a fixture table. */
function puzzle(id = "p1"): PuzzleShown {
  const scene = Object.values(colony)[0] as unknown as { catchUp: { entries: Record<string, unknown>[] } };
  const last = scene.catchUp.entries.at(-1)!;
  const table = last.table as PuzzleShown["table"];
  const game = last.game as PuzzleShown["game"];
  const foods = [...game.board.centre, ...game.board.trash];
  return {
    id,
    kind: "eat",
    themes: ["eat"],
    rating: 1400,
    group: 1,
    answered: false,
    table: {
      ...table,
      joint: [1],
      solo_now: [],
      plannable: [],
      gathering: null,
      proposals: [],
      seats: [seat("you", ["group-0", "group-1", "group-2"], null), seat("others", ["doctor"], "regular")],
    },
    game: { ...game, choices: [{ may: "take", by: 1, foods }] },
  };
}

const verdict: PuzzleVerdict = {
  right: true,
  answer: [{ act: "take", by: 1, food: "2gv" }],
  reasons: [{ key: "puzzle-why-sure", arguments: { group: 1, food: "2gv", left: 3 } }],
  rated: true,
  change: 20,
  rating: 1390,
  you: { rating: 1520, settled: false, streak: 1, best_streak: 1, best_storm: 0 },
  storm_solved: 0,
  storm_tried: 0,
};

beforeEach(async () => {
  vi.restoreAllMocks();
  await words.need("puzzles", "game", "table");
  vi.spyOn(session, "ensure").mockResolvedValue({ id: "ann", name: "Ann" });
  vi.spyOn(api, "myPuzzles").mockResolvedValue({ you: verdict.you, solved: 0, course: [] });
});

describe("a puzzle's table", () => {
  it("lets the solver choose only for the group it is about", () => {
    const kitchen = new Kitchen(tableOf(puzzle(), () => Promise.resolve(0)));
    expect(kitchen.joint).toEqual([1]);
    const food = kitchen.takesOf(1)[0]!;
    kitchen.pickFood(food);
    expect(kitchen.isTarget(1)).toBe(true);
    expect(kitchen.isTarget(0)).toBe(false);
    kitchen.pickGroup(1);
    expect(kitchen.isComplete).toBe(true);
  });

  it("numbers each row by its meals", () => {
    const kitchen = new Kitchen(tableOf(puzzle(), () => Promise.resolve(0)));
    for (const group of [0, 1, 2]) expect(dishesOf(kitchen, group).map(({ meal }) => meal)).toEqual([1, 2, 3]);
  });

  it("takes no moves once closed", () => {
    const shown = puzzle();
    const table = tableOf(shown, () => Promise.resolve(0));
    close(table);
    const kitchen = new Kitchen(table);
    expect(kitchen.isActive).toBe(false);
    expect(kitchen.kind).toBe("rat");
  });

  it("answers with an agreed plan, not with a mere draft", () => {
    const plan = { foods: [[1, "2gv"]] as [number, "2gv"][] };
    expect(movesOf({ do: "propose", count: 0, plan, agreed: false })).toBeNull();
    expect(movesOf({ do: "propose", count: 0, plan, agreed: true })).toEqual([{ act: "take", by: 1, food: "2gv" }]);
    const serve = { act: "serve" as const, by: "doctor" as const };
    expect(movesOf({ do: "act", count: 0, actions: [serve], alone: false })).toEqual([serve]);
  });
});

describe("Solving", () => {
  it("shows the verdict on the first answer, and asks once", async () => {
    vi.spyOn(api, "nextPuzzle").mockResolvedValue(puzzle());
    const asked = vi.spyOn(api, "answerPuzzle").mockResolvedValue(verdict);
    const solving = new Solving();
    await solving.begin(null);
    const kitchen = new Kitchen(solving.table!);
    kitchen.give(1, kitchen.takesOf(1)[0]!);
    expect(asked).not.toHaveBeenCalled();
    kitchen.agree();
    await vi.waitFor(() => expect(solving.verdict).toEqual(verdict));
    kitchen.agree();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(solving.you?.rating).toBe(1520);
  });

  it("shows the puzzle requested last", async () => {
    let late: (shown: PuzzleShown) => void = () => {};
    vi.spyOn(api, "nextPuzzle")
      .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
      .mockResolvedValueOnce(puzzle("second"));
    const solving = new Solving();
    const first = solving.next();
    await solving.pick("exam");
    late(puzzle("first"));
    await first;
    expect(solving.puzzle?.id).toBe("second");
  });

  it("says when no puzzle is left", async () => {
    vi.spyOn(api, "nextPuzzle").mockResolvedValue(null);
    const solving = new Solving();
    await solving.begin(null);
    expect(solving.none).toBe(true);
    expect(solving.table).toBeNull();
  });
});

describe("words", () => {
  const table = tableOf(puzzle(), () => Promise.resolve(0));

  it("name foods, groups and diets", () => {
    expect(whyText(verdict.reasons[0]!, table)).toBe(
      "3 diets are still possible for the Hard Cores, and every one of them allows 2 green vegetables.",
    );
    const against = { key: "puzzle-why-not-sure", arguments: { food: "3rc", out: 2, left: 3, diet: "mandatory:l" } };
    expect(whyText(against, table)).toContain("Only liquids");
  });

  it("cover every kind of answer", () => {
    const moves = [
      { act: "take" as const, by: 1, food: "2gv" as const },
      { act: "offer" as const, by: "doctor" as const, foods: ["2gv" as const] },
      { act: "yuck-front" as const, by: "doctor" as const },
      { act: "yuck-back" as const, by: "doctor" as const, food: "2gv" as const, group: 1 },
      { act: "medicine" as const, by: "doctor" as const, group: 1, at: 0 },
      { act: "strict-menu" as const, by: "doctor" as const, group: 1, food: "2gv" as const },
    ];
    const texts = moves.map((move) => answerText([move], table));
    expect(new Set(texts).size).toBe(moves.length);
    expect(texts.every((text) => text.length > 3 && !text.startsWith("puzzle-"))).toBe(true);
  });
});
