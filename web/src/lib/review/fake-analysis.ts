/** The analysis of the small review in `fake`: one decision for each side. */
import type { Analysis, Decided } from "./types";

const PLAN: Decided = {
  step: 2,
  until: 3,
  meal: 1,
  side: "rats",
  stage: "plan",
  before: 0.8,
  after: 0.5,
  loss: -0.3,
  error: 0.01,
  mark: "blunder",
  chosen: [
    { act: "take", by: 0, food: "2rc" },
    { act: "take", by: 1, food: "4yc" },
  ],
  best: [
    { act: "take", by: 0, food: "2rc" },
    { act: "take", by: 1, food: "3gv" },
  ],
  belief: 0.4,
  choices: 6,
  candidates: [
    {
      actions: [
        { act: "take", by: 0, food: "2rc" },
        { act: "take", by: 1, food: "3gv" },
      ],
      chance: 0.8,
      belief: 0.6,
      reasons: [{ key: "why-plan-odds", arguments: { percent: 60 } }],
    },
    {
      actions: [
        { act: "take", by: 0, food: "2rc" },
        { act: "take", by: 1, food: "4yc" },
      ],
      chance: 0.5,
      belief: 0.4,
      reasons: [{ key: "why-likely", arguments: { group: 1, food: "4yc", percent: 40 } }],
    },
  ],
  offered: [],
  reasons: [{ key: "why-safe", arguments: { group: 1, food: "3gv" } }],
};

const OFFER: Decided = {
  ...PLAN,
  step: 0,
  until: 0,
  side: "doctor",
  stage: "offer",
  before: 0.9,
  after: 0.9,
  loss: 0,
  error: 0,
  mark: null,
  chosen: [{ act: "offer", by: "doctor", foods: ["2rc", "3gv"] }],
  best: [{ act: "offer", by: "doctor", foods: ["2rc", "3gv"] }],
  reasons: [],
};

export const ANALYSIS: Analysis = {
  won: 0,
  start: 0.9,
  sides: { rats: -0.3, doctor: 0 },
  luck: -0.6,
  decisions: [OFFER, PLAN],
  fortunes: [],
  story: [
    { key: "story-decided-by", arguments: { side: "rats", meal: 1, points: -30 } },
    { key: "story-mostly-luck", arguments: { luck: -60, play: -30 } },
    {
      key: "story-best",
      arguments: { one: "rats", one_meal: 0, one_points: 0, two: "doctor", two_meal: 1, two_points: 12 },
    },
  ],
  effort: 1,
};
