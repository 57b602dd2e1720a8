import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { Refusal } from "$lib/api";
import { t, words } from "$lib/state/words.svelte";
import { AnalysisState } from "./analysis.svelte";
import { actsText, sentenceText } from "./analysis-words";
import { REVIEW } from "./fake";
import { ANALYSIS } from "./fake-analysis";
import type { Precision } from "./load";
import { laidOut } from "./preview";
import { ReviewState } from "./state.svelte";
import Story from "./Story.svelte";
import { across, chancesIn, decisionsAt, dots, isMade, markedDots, up, WIDE } from "./weighed";

beforeAll(() => words.open("en", "app", "game", "table", "review"));

const [, plan] = ANALYSIS.decisions;

describe("an analysis on its way", () => {
  it("shows quick figures, then precise ones", async () => {
    const asked: Precision[] = [];
    const stages: string[] = [];
    const weighing: AnalysisState = new AnalysisState((precision) => {
      asked.push(precision);
      stages.push(weighing.stage);
      return Promise.resolve({ ...ANALYSIS, effort: precision === "full" ? 1 : 0.08 });
    });
    await weighing.begin();
    expect(asked).toEqual(["first", "full"]);
    expect([...stages, weighing.stage]).toEqual(["asking", "refining", "done"]);
    expect(weighing.found?.effort).toBe(1);
  });

  it("asks a busy server again when it says so", async () => {
    const waited: number[] = [];
    const busy = new Refusal("busy", { seconds: 7 });
    const ask = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue(ANALYSIS);
    const weighing = new AnalysisState(ask, (seconds) => Promise.resolve(void waited.push(seconds)));
    await weighing.begin();
    expect(waited).toEqual([7]);
    expect(weighing.stage).toBe("done");
  });

  it("does without when it isn't available, and keeps what it has", async () => {
    const broken = new AnalysisState(() => Promise.reject(new Refusal("internal")));
    await broken.begin();
    expect([broken.stage, broken.found]).toEqual(["none", null]);
    const ask = vi.fn().mockResolvedValueOnce(ANALYSIS).mockRejectedValue(new Refusal("unavailable"));
    const half = new AnalysisState(ask);
    await half.begin();
    expect([half.stage, half.found]).toEqual(["half", ANALYSIS]);
  });
});

describe("the line", () => {
  it("runs from the start over the side's decisions to the end", () => {
    const rats = dots(REVIEW, ANALYSIS, "group-0");
    expect(rats.map(({ y }) => y)).toEqual([0.9, 0.8, 0.5, 0].map(up));
    expect(rats.every(({ x }, at) => at === 0 || x >= rats[at - 1]!.x)).toBe(true);
    expect(dots(REVIEW, ANALYSIS, "all").length).toBe(6);
  });

  it("begins where a study left the game it continued", () => {
    const study = { step: 6, origin: null };
    expect(dots({ ...REVIEW, study }, ANALYSIS, "doctor")[0]!.x).toBe(WIDE / 8);
    expect(dots(REVIEW, ANALYSIS, "doctor")[0]!.x).toBe(0);
  });

  it("gives every meal an eighth of the width", () => {
    expect(across(REVIEW, 0)).toBe(0);
    expect(across(REVIEW, 6)).toBe(WIDE / 8);
    expect(across(REVIEW, 7)).toBe(WIDE / 4);
  });

  it("carries the viewer's marks", () => {
    expect(markedDots(REVIEW, ANALYSIS, "group-0").map(({ mark }) => mark)).toEqual(["blunder"]);
    expect(markedDots(REVIEW, ANALYSIS, "doctor")).toEqual([]);
  });

  it("gives a meal's chances in numbers", () => {
    expect(chancesIn(ANALYSIS, 1, "group-0")).toEqual({ from: 0.8, to: 0 });
    expect(chancesIn(ANALYSIS, 2, "group-0")).toBeNull();
  });
});

describe("a decision", () => {
  it("is found at its place, by the side that makes it, and once more when it is made", () => {
    expect(decisionsAt(ANALYSIS, 2, "group-0")).toEqual([plan]);
    expect(decisionsAt(ANALYSIS, 3, "all")).toEqual([plan]);
    expect(decisionsAt(ANALYSIS, 2, "doctor")).toEqual([]);
    expect(decisionsAt(ANALYSIS, 1, "doctor")).toEqual([ANALYSIS.decisions[0]]);
    expect(decisionsAt(ANALYSIS, 4, "group-0")).toEqual([plan]);
    expect([2, 3, 4].map((place) => isMade(plan!, place))).toEqual([false, false, true]);
    expect(decisionsAt(ANALYSIS, 5, "group-0")).toEqual([]);
  });

  it("is laid out on the table, and cleared by the next step", () => {
    const seen = new ReviewState(REVIEW);
    seen.look("group-0");
    seen.go(2);
    seen.tryOut(plan!.best);
    expect(seen.table.game?.board.plates).toEqual([["2rc"], ["3gv"]]);
    expect(seen.table.game?.board.centre).toEqual([]);
    seen.tryOut(plan!.chosen);
    expect(seen.table.game?.board.plates).toEqual([["2rc"], ["4yc"]]);
    expect(seen.table.game?.board.centre).toEqual(["3gv"]);
    seen.next();
    expect(seen.tried).toBeNull();
    expect(seen.table.game?.board.plates).toEqual(REVIEW.frames[3]!.board.plates);
  });

  it("shows Medicine and Strict Menu before they are given", () => {
    const seen = new ReviewState(REVIEW);
    seen.look("doctor");
    seen.go(5);
    const eaten = (food: "2rc" | "4yc") => ({ entry: "eaten", food, good: false, covered: false }) as const;
    const entries = [eaten("2rc"), { entry: "green-cross", complication: "madness" } as const, eaten("4yc")];
    const game = seen.table.game!;
    const board = { ...game.board, rows: [{ ...game.board.rows[0]!, entries }, game.board.rows[1]!] };
    const laid = laidOut({ ...game, board }, [{ act: "medicine", by: "doctor", group: 0, at: 0 }]);
    expect(laid.board.rows[0]!.entries.map((entry) => "covered" in entry && entry.covered)).toEqual([
      true,
      false,
      true,
    ]);
    const menu = laidOut(game, [{ act: "strict-menu", by: "doctor", group: 1, food: "3gv" }]);
    expect(menu.desk?.menu).toEqual([1, "3gv"]);
  });

  it("is put into words, with signs where points are lost", () => {
    const [decided, , best] = ANALYSIS.story;
    expect(sentenceText(decided!, REVIEW)).toContain("−30 points");
    expect(sentenceText(best!, REVIEW)).toBe(
      "Best decisions. The rats: none that stood out. Doctor Rat: in meal 1, 12 points better than anything else.",
    );
    expect(actsText(plan!.best, REVIEW)).toMatch(/^2 red cheeses for .* and 3 green vegetables for /);
  });
});

describe("the story", () => {
  function shown(weighing: AnalysisState, seen: ReviewState, jump = vi.fn()): HTMLElement {
    const target = document.body.appendChild(document.createElement("div"));
    const story = mount(Story, { target, props: { seen, weighing, jump, practice: vi.fn() } });
    flushSync();
    onTestFinished(async () => {
      await unmount(story);
      target.remove();
    });
    return target;
  }

  it("links to a decision as its side saw it", async () => {
    const weighing = new AnalysisState(() => Promise.resolve(ANALYSIS));
    await weighing.begin();
    const seen = new ReviewState(REVIEW);
    seen.look("doctor");
    const jump = vi.fn();
    const story = shown(weighing, seen, jump);
    expect(story.querySelectorAll(".said p").length).toBe(3);
    const meals = [...story.querySelectorAll<HTMLElement>(".chart button")];
    expect(meals[0]!.getAttribute("aria-label")).toContain("blunder");
    story.querySelector<HTMLElement>(".marked button")!.click();
    expect(jump).toHaveBeenCalledWith(2);
    expect(seen.viewer).toBe("group-0");
  });

  it("says that there is nothing to learn only once all is weighed precisely", async () => {
    const flawless = { ...ANALYSIS, decisions: ANALYSIS.decisions.map((one) => ({ ...one, mark: null })) };
    const ask = vi.fn().mockResolvedValueOnce(flawless).mockRejectedValueOnce(new Refusal("unavailable"));
    const weighing = new AnalysisState(ask.mockResolvedValue(flawless));
    await weighing.begin();
    const seen = new ReviewState(REVIEW);
    const story = shown(weighing, seen);
    expect(story.textContent).not.toContain(t("practice-none-side", { side: t("analysis-side", { side: "rats" }) }));
    expect(story.querySelector("[role=status]")!.textContent).toContain(t("analysis-half"));
    story.querySelector<HTMLElement>("button.quiet")!.click();
    await vi.waitFor(() => expect(weighing.stage).toBe("done"));
    flushSync();
    expect(story.textContent).toContain(t("practice-none-side", { side: t("analysis-side", { side: "rats" }) }));
    seen.look("all");
    flushSync();
    expect(story.querySelector(".none")!.textContent).toBe(t("practice-none"));
  });

  it("is short, and offers another try when there is no analysis", async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Refusal("internal")).mockResolvedValue(ANALYSIS);
    const weighing = new AnalysisState(ask);
    await weighing.begin();
    const story = shown(weighing, new ReviewState(REVIEW));
    expect(story.querySelector(".chart")).toBeNull();
    story.querySelector<HTMLElement>("button.quiet")!.click();
    await vi.waitFor(() => expect(weighing.stage).toBe("done"));
    flushSync();
    expect(story.querySelector(".chart")).not.toBeNull();
  });
});
