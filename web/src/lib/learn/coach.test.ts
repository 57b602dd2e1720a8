import { describe, expect, it } from "vitest";
import { type Facts, lessonFor } from "./coach";
import { usedIn } from "./facts";
import { Progress } from "./progress.svelte";
import { foodsOf, TYPES } from "./rules/contents";
import { lessonTable } from "./start";

const RATS: Facts = {
  pupil: "rats",
  meal: 1,
  phase: "choose",
  won: null,
  may: new Set(),
  count: 0,
  groups: 3,
  planned: 0,
  judged: false,
  used: new Set(),
  danger: null,
  left: null,
  watching: false,
};
const DOCTOR: Facts = {
  ...RATS,
  pupil: "doctor",
  groups: 0,
  phase: "prepare",
  may: new Set(["offer", "yuck-front"]),
  count: 3,
};

/** Everything that is said while "Got it" is pressed, until something has to be done. */
function said(facts: Facts, read = new Set<string>()): string[] {
  const keys: string[] = [];
  for (;;) {
    const lesson = lessonFor(facts, read);
    keys.push(lesson.key);
    if (!lesson.read) return keys;
    read.add(lesson.read);
  }
}

describe("the coach of the rats", () => {
  it("explains the first table, then asks for a food each", () => {
    expect(said(RATS)).toEqual([
      "learn-rats-welcome",
      "learn-rats-identity",
      "learn-rats-offer",
      "learn-rats-trash",
      "learn-rats-give",
    ]);
  });
  it("asks to dig in once all are given", () => {
    expect(said({ ...RATS, planned: 3 }).at(-1)).toBe("learn-rats-eat");
  });
  it("explains verdicts and the sheet after the first meal", () => {
    const facts = { ...RATS, meal: 2, judged: true, left: [4, 5, 6] };
    expect(said(facts)).toEqual(["learn-rats-verdict", "learn-rats-sheet", "learn-rats-think", "learn-rats-give"]);
  });
  it("speaks of the special meals", () => {
    const later = { ...RATS, judged: true };
    expect(said({ ...later, meal: 3 })).toContain("learn-rats-extra");
    expect(said({ ...later, meal: 5 })).toContain("learn-rats-lean");
    expect(said({ ...later, meal: 8 })).toContain("learn-rats-exam");
  });
  it("reacts to what the doctor does", () => {
    expect(said({ ...RATS, meal: 2, phase: "retake", groups: 1 }).at(-1)).toBe("learn-rats-yucked");
    expect(said({ ...RATS, meal: 4, used: new Set(["medicine", "menu"]) })).toEqual(
      expect.arrayContaining(["learn-rats-medicine", "learn-rats-menu"]),
    );
  });
  it("keeps to the verdict while it is shown, and says how it ended", () => {
    expect(said({ ...RATS, watching: true, won: true })).toEqual(["learn-watch"]);
    expect(said({ ...RATS, won: true })).toEqual(["learn-rats-won"]);
    expect(said({ ...RATS, won: false })).toEqual(["learn-rats-lost"]);
  });
});

describe("the coach of the doctor", () => {
  it("explains diets, stock and Yuck! before the first choice", () => {
    expect(said(DOCTOR)).toEqual([
      "learn-doctor-welcome",
      "learn-doctor-diets",
      "learn-doctor-stock",
      "learn-doctor-yuck-front",
      "learn-doctor-choose",
    ]);
  });
  it("explains each token when it first can be played", () => {
    const read = new Set(["learn-doctor-welcome", "learn-doctor-diets"]);
    const serving: Facts = { ...DOCTOR, may: new Set(["serve", "strict-menu", "medicine"]) };
    expect(said(serving, read)).toEqual(["learn-doctor-menu", "learn-doctor-medicine", "learn-doctor-serve"]);
    expect(said(serving, read)).toEqual(["learn-doctor-serve"]);
    const returning: Facts = { ...DOCTOR, phase: "return", may: new Set(["yuck-back", "analyse"]) };
    expect(said(returning, read)).toEqual(["learn-doctor-yuck-back", "learn-doctor-verdict"]);
  });
  it("is quiet while the rats choose", () => {
    expect(said({ ...DOCTOR, meal: 2, phase: "choose", may: new Set() }).at(-1)).toBe("learn-doctor-listen");
  });
});

describe("what the coach sees", () => {
  it("forgets tokens after the verdict", () => {
    const entry = { number: 1, at: 0, meal: 1, news: { entry: "acted", seat: "s1" } as const };
    const thrown = { event: "stock-thrown", count: 4, thrown: null, drawn: null } as const;
    const judged = { event: "judged", group: 0, food: "1bl", good: true } as const;
    expect([...usedIn([{ ...entry, events: [thrown] }])]).toEqual(["stock-thrown"]);
    expect(usedIn([{ ...entry, events: [thrown, judged] }]).size).toBe(0);
  });
});

describe("lessons", () => {
  it("are real tables with the first-game diets and a sheet that crosses out", () => {
    expect(lessonTable("rats")).toMatchObject({ roles: ["group-0", "group-1", "group-2"], start: "regular" });
    expect(lessonTable("doctor").options).toMatchObject({ diets: "preset", sheet: "crossed", access: "private" });
  });
  it("can be taken up again", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as unknown as Storage;
    const progress = new Progress(storage);
    progress.begin("rats", "one");
    progress.tick("one", "learn-rats-welcome");
    const again = new Progress(storage);
    expect(again.tableOf("rats")).toBe("one");
    expect([...again.read("one")]).toEqual(["learn-rats-welcome"]);
    again.begin("rats", "two");
    expect(again.read("one").size).toBe(0);
  });
});

describe("the rules page", () => {
  it("shows sixty different foods", () => {
    expect(new Set(TYPES.flatMap(foodsOf)).size).toBe(60);
  });
});
