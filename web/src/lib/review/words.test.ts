import { beforeAll, describe, expect, it } from "vitest";
import { words } from "$lib/state/words.svelte";
import { needReviewWords } from "./area";
import { REVIEW } from "./fake";
import { markedName } from "./marks";
import { ReviewState } from "./state.svelte";
import { frameTexts, highlightText, toneOf, viewerName } from "./words";

/** Every highlight a review can have. */
const KEYS = [
  ...["sure", "risky", "lucky", "unlucky", "missed-safe", "lesson", "known", "turning-point", "exam", "lost-by"],
  ...["doctor-had-no-good", "doctor-kept-good", "yuck-front", "yuck-back-saved", "yuck-back-vain", "yuck-back-wrong"],
  ...["medicine", "strict-menu"],
];

beforeAll(async () => {
  await words.need("app");
  await needReviewWords();
});

describe("a review in words", () => {
  it("has a sentence for every key", () => {
    for (const key of KEYS) expect(words.has(`review-${key}`), key).toBe(true);
  });
  it("names groups and foods", () => {
    const text = highlightText(REVIEW.highlights[1]!, REVIEW);
    expect(text).toContain("The Hard Cores");
    expect(text).toContain("3 green vegetables");
    expect(text).toContain("4 yellow cheeses");
    expect(toneOf(REVIEW.highlights[0]!)).toBe("good");
  });
  it("tells each viewer a frame as they saw it", () => {
    const { table } = new ReviewState(REVIEW);
    expect(frameTexts(REVIEW.frames[1]!, "all", table)).toEqual([
      "Doctor Rat chooses 2 red cheeses and 3 green vegetables.",
    ]);
    expect(frameTexts(REVIEW.frames[1]!, "group-0", table)).toEqual([words.say("review-nothing")]);
    // With verdicts on show, the next meal isn't announced yet.
    expect(frameTexts(REVIEW.frames[5]!, "group-0", table)).toHaveLength(2);
  });
  it("names the viewers", () => {
    expect((["group-0", "doctor", "colleague-1", "all"] as const).map(viewerName)).toEqual([
      "The rats",
      "Doctor Rat",
      "Doctor B",
      "Everything revealed",
    ]);
  });
  it("names marks on whole diets, kinds and single cards", () => {
    expect(markedName("mandatory")).toBe("Mandatory");
    expect(markedName("step")).toBe("One more or one fewer than the previous food");
    expect(markedName("forbidden:l")).toBe("Never liquids");
    expect(markedName("alternating:c")).toBe("Alternating: cheeses");
    expect(markedName("alternating:c/v")).toContain("Odd meals");
  });
});
