import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "$lib/api";
import { show, type Mounted } from "$lib/state/mounting";
import { t, words } from "$lib/state/words.svelte";
import type { Intention } from "$lib/wire";
import { needReviewWords } from "./area";
import { REVIEW } from "./fake";
import { ANALYSIS } from "./fake-analysis";
import { actsText, sentenceText } from "./analysis-words";
import type { AskAnalysis } from "./load";
import ReviewScreen from "./ReviewScreen.svelte";
import type { Decided, Review } from "./types";

const MEANT: Intention[] = [
  {
    role: "doctor",
    step: 0,
    reasons: [
      { key: "doctor-expects", arguments: { percent: 61 } },
      { key: "doctor-saw-colour", arguments: {} },
    ],
  },
];
const TOOK = "I thought you were looking at colors.";

let page: Mounted | null = null;
beforeAll(async () => {
  await words.need("app");
  await needReviewWords();
});
beforeEach(() => {
  vi.useFakeTimers();
  const told: Record<string, unknown> = { intentions: MEANT, original: { table: null } };
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(Response.json(told[address.split("/").at(-1)!] ?? null)));
});
afterEach(() => {
  page?.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(analysis: AskAnalysis, eyes = "doctor", review: Review = REVIEW): Promise<Mounted> {
  const never = vi.fn();
  const props = { review, id: "t1", analysis, tryAgain: never, study: never, eyes };
  page = show(ReviewScreen as never, props);
  await vi.advanceTimersByTimeAsync(1_000);
  flushSync();
  return page;
}

function headings(): string[] {
  return [...page!.page.querySelectorAll("h2")].map((one) => one.textContent);
}

it("begins with the story, then the moments worth a second look", async () => {
  await opened(() => Promise.resolve(ANALYSIS));
  expect(headings().slice(0, 2)).toEqual([t("analysis-title"), t("review-highlights")]);
  expect(headings()).toContain(t("review-bars"));
});

it("begins with the moments worth a second look where there is no analysis", async () => {
  await opened(() => Promise.reject(new Refusal("internal")));
  expect(headings().slice(0, 2)).toEqual([t("review-highlights"), t("analysis-title")]);
});

it("tells what the bot doctor had in mind once he has done it, and whom he took the rats for", async () => {
  const { find, click } = await opened(() => Promise.resolve(ANALYSIS));
  expect(find("section:first-child p", TOOK)).toHaveLength(1);
  expect(headings()).not.toContain(t("review-intentions"));
  click("button", t("review-next"));
  expect(find("li", "61")).toHaveLength(1);
});

it("marks a study, and leads back to the game it continued", async () => {
  await opened(() => Promise.resolve(ANALYSIS), "doctor", { ...REVIEW, study: { step: 2, origin: "t0" } });
  expect(page!.find("header b", t("study-mark"))).toHaveLength(1);
  expect(page!.find("header a", t("study-back"))[0]!.getAttribute("href")).toBe("/review/t0?at=2");
});

it("keeps the doctor's mind from the rats' view", async () => {
  const { click } = await opened(() => Promise.resolve(ANALYSIS), "group-0");
  click("button", t("review-next"));
  expect(headings()).not.toContain(t("review-intentions"));
});

it("says what was done, and why something else was better, only once it is done", async () => {
  const { find, click } = await opened(() => Promise.resolve(ANALYSIS), "group-0");
  const [, { candidates, reasons, step }] = ANALYSIS.decisions as [unknown, Decided];
  const tags = (): HTMLElement[] => find("button span", t("analysis-done"));
  const why = (): HTMLElement[] => find("section > ul > li", sentenceText(reasons[0]!, REVIEW));
  click("button", t("review-next"));
  const best = (): HTMLElement => find("button", actsText(candidates[0]!.actions, REVIEW))[0]!;
  expect([best().getAttribute("aria-pressed"), tags(), why()]).toEqual(["false", [], []]);
  for (const _ of REVIEW.frames.slice(step, 4)) click("button", t("review-next"));
  expect([tags().length, why().length]).toEqual([1, 1]);
  best().click();
  flushSync();
  expect([best().getAttribute("aria-pressed"), tags(), why()]).toEqual(["true", [], []]);
  expect(find("li li", sentenceText(candidates[0]!.reasons[0]!, REVIEW))).toHaveLength(1);
});
