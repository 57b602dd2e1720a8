/** A small review for tests: one meal of two groups, as the server would send it. */
import type { Board, Event } from "$lib/wire";
import type { Frame, Review, RoleSight } from "./types";

export const BOARD: Board = {
  centre: [],
  complications: [null, null],
  discarded: [],
  first: null,
  madness: [],
  meal: 1,
  medicine: true,
  menu: null,
  outcome: null,
  passes: 0,
  phase: "prepare",
  pile: 56,
  plates: [[], []],
  retake: null,
  rows: [
    { identity: "1bl", entries: [] },
    { identity: "2gv", entries: [] },
  ],
  sent_back: [[], []],
  stock: 3,
  strict_menu: true,
  takers: [],
  thrown: 0,
  trash: ["4yc"],
  turn: null,
  variant: "colony",
  yuck: 3,
};

const DIETS = ["mandatory:rb", "forbidden:l"];

function sight(role: RoleSight["role"], events: readonly Event[], bars: RoleSight["bars"] = []): RoleSight {
  const diets = role === "doctor" ? DIETS : [null, null];
  const desk =
    role === "doctor" ? { chosen: [], extra: null, medicine: null, menu: null, stock: [], thrown: [] } : null;
  return { role, diets, desk, events: [...events], knowledge: [], bars };
}

interface Told {
  meal: number;
  events: readonly Event[];
  /** What the rats saw of it, if less. */
  open?: readonly Event[];
  bars?: RoleSight["bars"];
  truth?: RoleSight["bars"];
  board?: Partial<Board>;
}

function frame({ meal, events, open = events, bars, truth, board }: Told, index: number): Frame {
  return {
    index: index === 0 ? null : index - 1,
    action: null,
    meal,
    phase: "choose",
    events: [...events],
    board: { ...BOARD, ...board },
    sights: [sight("doctor", events, truth), sight("group-0", open, bars), sight("spectator", open)],
  };
}

const judged = (group: number, food: "2rc" | "4yc", good: boolean): Event => ({ event: "judged", group, food, good });

const TOLD: readonly Told[] = [
  { meal: 1, events: [{ event: "meal-began", meal: 1, first: null }] },
  { meal: 1, events: [{ event: "offered", foods: ["2rc", "3gv"], extra: null }], open: [] },
  {
    meal: 1,
    events: [{ event: "served", centre: ["2rc", "3gv"], madness: [], medicine: null, menu: null }],
    bars: [
      { group: 0, chances: { "2rc": 0.4, "3gv": 0.6, "4yc": 0.3 } },
      { group: 1, chances: { "2rc": 0.5, "3gv": 0.7, "4yc": 0.5 } },
    ],
    truth: [
      { group: 0, chances: { "2rc": 1, "3gv": 0, "4yc": 0 } },
      { group: 1, chances: { "2rc": 1, "3gv": 1, "4yc": 1 } },
    ],
    board: { phase: "choose", centre: ["2rc", "3gv"], takers: [0, 1] },
  },
  { meal: 1, events: [{ event: "taken", group: 0, food: "2rc", origin: "centre" }] },
  { meal: 1, events: [{ event: "taken", group: 1, food: "4yc", origin: "trash" }] },
  { meal: 1, events: [judged(0, "2rc", true), judged(1, "4yc", true), { event: "meal-began", meal: 2, first: null }] },
  { meal: 2, events: [{ event: "served", centre: ["1bl"], madness: [], medicine: null, menu: null }] },
];

export const REVIEW: Review = {
  variant: "colony",
  identities: ["1bl", "2gv"],
  yuck: 3,
  sources: ["preset", "preset"],
  diets: DIETS,
  outcome: { won: false, meal: 2, reason: "third-cross" },
  frames: TOLD.map(frame),
  study: null,
  plans: [
    {
      role: "group-0",
      meal: 1,
      frame: 2,
      done: 4,
      chosen: [
        { group: 0, foods: ["2rc"], chance: 0.4 },
        { group: 1, foods: ["4yc"], chance: 0.5 },
      ],
      chance: 0.2,
      best: [
        { group: 0, foods: ["2rc"], chance: 0.4 },
        { group: 1, foods: ["3gv"], chance: 0.7 },
      ],
      best_chance: 0.28,
      good: true,
      luck: "lucky",
    },
  ],
  curves: [
    {
      role: "group-0",
      group: 0,
      points: [
        { meal: 1, frame: 0, possible: 200, bits: 6, truth: 0 },
        { meal: 2, frame: 5, possible: 90, bits: 5, truth: 1 },
      ],
    },
  ],
  highlights: [
    { key: "review-lucky", arguments: { percent: 20 }, meal: 1, frame: 5, role: "group-0" },
    {
      key: "review-missed-safe",
      arguments: { group: 1, food: "3gv", taken: "4yc" },
      meal: 1,
      frame: 4,
      role: "group-0",
    },
  ],
};
