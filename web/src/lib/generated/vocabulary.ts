// Written by `make types` from the server's messages. Don't edit.

import type {
  Access,
  BotLevel,
  Category,
  Complication,
  DietName,
  DietsFrom,
  Difficulty,
  Food,
  HonorName,
  Options,
  Pace,
  PhraseKind,
  PushKind,
  Role,
  Sheet,
  Specification,
  Sure,
  Theme,
  To,
  Variant,
} from "./wire";

export const FOODS: readonly Food[] = [
  "1rc",
  "1rl",
  "1rv",
  "1oc",
  "1ol",
  "1ov",
  "1yc",
  "1yl",
  "1yv",
  "1gc",
  "1gl",
  "1gv",
  "1bc",
  "1bl",
  "1bv",
  "2rc",
  "2rl",
  "2rv",
  "2oc",
  "2ol",
  "2ov",
  "2yc",
  "2yl",
  "2yv",
  "2gc",
  "2gl",
  "2gv",
  "2bc",
  "2bl",
  "2bv",
  "3rc",
  "3rl",
  "3rv",
  "3oc",
  "3ol",
  "3ov",
  "3yc",
  "3yl",
  "3yv",
  "3gc",
  "3gl",
  "3gv",
  "3bc",
  "3bl",
  "3bv",
  "4rc",
  "4rl",
  "4rv",
  "4oc",
  "4ol",
  "4ov",
  "4yc",
  "4yl",
  "4yv",
  "4gc",
  "4gl",
  "4gv",
  "4bc",
  "4bl",
  "4bv",
];
export const IDENTITIES: readonly Food[] = ["1bl", "2gv", "3rc"];
export const SPECIFICATIONS: readonly Specification[] = [
  "c",
  "l",
  "v",
  "1",
  "2",
  "3",
  "4",
  "ro",
  "ry",
  "rg",
  "rb",
  "oy",
  "og",
  "ob",
  "yg",
  "yb",
  "gb",
];
export const CATEGORIES: readonly Category[] = ["type", "quantity", "colour"];
export const DIETS: readonly DietName[] = ["mandatory", "forbidden", "alternating", "identical", "different", "step"];
export const DIET_FACTS: Readonly<
  Record<
    DietName,
    {
      takes: "one-or-two" | "sides" | "category" | "nothing";
      sign: string;
      forbids: boolean;
      sides: number[] | null;
      example: { diet: string; identity: Food; eaten: [Food, boolean][] };
    }
  >
> = {
  mandatory: {
    takes: "one-or-two",
    sign: "/",
    forbids: false,
    sides: null,
    example: {
      diet: "mandatory:l+rg",
      identity: "3rc",
      eaten: [
        ["2bl", true],
        ["1ov", false],
        ["4gc", true],
      ],
    },
  },
  forbidden: {
    takes: "one-or-two",
    sign: "+",
    forbids: true,
    sides: null,
    example: {
      diet: "forbidden:v+yb",
      identity: "3rc",
      eaten: [
        ["1gc", true],
        ["4yc", false],
        ["2rl", true],
      ],
    },
  },
  alternating: {
    takes: "sides",
    sign: "⇄",
    forbids: false,
    sides: [1, 0, 1, 0, 1, 0, 1, 0],
    example: {
      diet: "alternating:v/l",
      identity: "2gv",
      eaten: [
        ["3bl", true],
        ["1ov", true],
        ["4rv", false],
      ],
    },
  },
  identical: {
    takes: "category",
    sign: "=",
    forbids: false,
    sides: null,
    example: {
      diet: "identical:colour",
      identity: "1bl",
      eaten: [
        ["3bc", true],
        ["3yc", false],
        ["2yl", true],
      ],
    },
  },
  different: {
    takes: "category",
    sign: "≠",
    forbids: false,
    sides: null,
    example: {
      diet: "different:quantity",
      identity: "2gv",
      eaten: [
        ["3rl", true],
        ["3oc", false],
        ["1gv", true],
      ],
    },
  },
  step: {
    takes: "nothing",
    sign: "±1",
    forbids: false,
    sides: null,
    example: {
      diet: "step",
      identity: "1bl",
      eaten: [
        ["2rc", true],
        ["4yv", false],
        ["3gl", true],
      ],
    },
  },
};
export const COMPLICATIONS: readonly Complication[] = ["madness", "insomnia", "gluttony", "megalomania", "paranoia"];
export const VARIANTS: readonly Variant[] = ["colony", "complications", "colleagues"];
export const DIFFICULTIES: readonly Difficulty[] = ["easy", "normal", "hard", "brutal"];
export const SHEETS: readonly Sheet[] = ["none", "marks", "crossed", "odds"];
export const BOT_LEVELS: readonly BotLevel[] = ["random", "novice", "regular", "expert"];
export const RAT_ROLES: readonly Role[] = ["group-0", "group-1", "group-2"];
export const DIETS_FROM: Readonly<Record<Variant, readonly DietsFrom[]>> = {
  colony: ["preset", "random", "difficulty", "chosen"],
  complications: ["preset", "random", "difficulty", "chosen"],
  colleagues: ["random", "difficulty"],
};
export const USUAL: Options = {
  variant: "colony",
  identities: ["1bl", "2gv", "3rc"],
  yuck: 3,
  diets: "random",
  difficulty: null,
  one_family: false,
  access: "private",
  sheet: "marks",
  pace: "live",
  clock: null,
  deadline: 259200,
  voice: false,
  latecomers: true,
  random_identities: true,
};
export const SURE: readonly Sure[] = ["sure", "maybe", "no"];
export const HONORS: readonly HonorName[] = [
  "ultimate",
  "none-spent",
  "no-cross",
  "brutal",
  "every-variant",
  "five-languages",
];
export const THEMES: readonly Theme[] = ["eat", "together", "question", "orders", "way-out", "exam", "two-groups"];
export const PUSH_KINDS: readonly PushKind[] = ["turn", "waiting", "today"];
export const ACCESSES: readonly Access[] = ["private", "open"];
export const PACES: readonly Pace[] = ["live", "slow"];
export const LISTENERS: readonly To[] = ["side", "everyone"];
export const LANGUAGES: readonly ["en", "fr", "de", "it", "es"] = ["en", "fr", "de", "it", "es"];
export const TOPICS: Readonly<Record<"foods" | "diets" | "answers" | "greetings", readonly PhraseKind[]>> = {
  foods: ["want", "avoid", "try", "means", "trash", "swap", "safe", "leave"],
  diets: ["claim", "either", "ask", "look"],
  answers: ["agree", "disagree", "unsure", "decide", "thinking"],
  greetings: ["hello", "praise", "thanks", "again"],
};
export const LONGEST_TALK = 500;
export const MOST_CARDS = 2;
export const MEALS = 8;
export const EXAM = 8;
export const EXTRA_MEAL = 3;
export const LEAN_MEAL = 5;
export const CROSSES_TO_LOSE = 3;
export const YUCK_TOKENS = 3;
export const DAY = 86400;
export const AS_GOOD = 0.02;
