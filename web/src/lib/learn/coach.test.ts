import { describe, expect, it } from "vitest";
import { Coaching, type Facts, type Lesson, lessonFor, type Used } from "./coach";
import { playedSince } from "./facts";
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

/** Everything the coach says while "Got it" is pressed, until the pupil has to act. */
function said(
  facts: Facts,
  read = new Set<string>(),
  next: (facts: Facts, read: Set<string>) => Lesson = lessonFor,
): string[] {
  const keys: string[] = [];
  for (;;) {
    const lesson = next(facts, read);
    if (!lesson.silent) keys.push(lesson.key);
    if (!lesson.read) return keys;
    read.add(lesson.read);
  }
}

it("asks the doctor for exactly as many foods as needed", () => {
  expect(said({ ...DOCTOR, planned: 2 }).at(-1)).toBe("learn-doctor-choose");
  expect(said({ ...DOCTOR, planned: 3 }).at(-1)).toBe("learn-doctor-chosen");
});

describe("the coach of the rats", () => {
  it("names the six diets first, then explains the table and asks for a food for each group", () => {
    expect(said(RATS)).toEqual([
      "learn-rats-welcome",
      "learn-diets",
      "learn-rats-identity",
      "learn-rats-offer",
      "learn-rats-trash",
      "learn-rats-give",
    ]);
    expect(lessonFor(RATS, new Set(["learn-rats-welcome"])).shows).toBe("diets");
  });
  it("says to dig in once every group has a food", () => {
    expect(said({ ...RATS, planned: 3 }).at(-1)).toBe("learn-rats-eat");
  });
  it("explains verdicts and the sheet after the first meal", () => {
    const facts = { ...RATS, meal: 2, judged: true, left: [4, 5, 6] };
    const rest = ["learn-rats-verdict", "learn-rats-sheet", "learn-rats-think", "learn-rats-give"];
    expect(said(facts, new Set(["learn-diets"]))).toEqual(rest);
  });
  it("names the six diets before it counts them, even if nothing was read", () => {
    const facts = { ...RATS, meal: 2, judged: true, left: [4, 5, 6] };
    const [line, ...rest] = said(facts);
    expect(line).toBe("learn-diets");
    expect(rest).toContain("learn-rats-sheet");
  });
  it("reacts to what the doctor does", () => {
    expect(said({ ...RATS, meal: 3, phase: "retake", groups: 1 })).toContain("learn-rats-yucked");
    expect(said({ ...RATS, meal: 4, used: new Set(["medicine", "strict-menu"]) })).toEqual(
      expect.arrayContaining(["learn-rats-medicine", "learn-rats-menu"]),
    );
  });
  it("keeps the last lesson in view while it applies, then falls silent", () => {
    const read = new Set<string>();
    const facts = { ...RATS, meal: 3, judged: true };
    expect(said(facts, read)).toEqual(["learn-rats-extra", "learn-rats-extra"]);
    expect(lessonFor(facts, read).read).toBeUndefined();
    expect(lessonFor({ ...facts, groups: 0, phase: "return" }, read).silent).toBe(true);
  });
  it("stays with the verdict while it is shown, then says how the game ended", () => {
    expect(said({ ...RATS, watching: true })).toEqual(["learn-watch"]);
    expect(lessonFor({ ...RATS, meal: 8, watching: true, won: true, groups: 0 }, new Set()).silent).toBe(true);
    expect(said({ ...RATS, won: true })).toEqual(["learn-rats-won"]);
    expect(said({ ...RATS, won: false })).toEqual(["learn-rats-lost"]);
  });
});

describe("the coach of the doctor", () => {
  it("explains diets and stock before the first choice", () => {
    expect(said(DOCTOR)).toEqual([
      "learn-doctor-welcome",
      "learn-diets",
      "learn-doctor-diets",
      "learn-doctor-stock",
      "learn-doctor-choose",
    ]);
  });
  it("explains each token in the meal arranged for it", () => {
    const serving: Facts = { ...DOCTOR, may: new Set(["serve", "strict-menu", "medicine"]) };
    expect(said({ ...serving, meal: 4 })).toContain("learn-doctor-menu");
    expect(said({ ...serving, meal: 7 })).toContain("learn-doctor-medicine");
    expect(said({ ...DOCTOR, meal: 6 })).toContain("learn-doctor-yuck-front");
    const returning: Facts = { ...DOCTOR, meal: 2, phase: "return", may: new Set(["yuck-back", "analyse"]) };
    expect(said(returning, new Set(["learn-diets"]))).toEqual(["learn-doctor-yuck-back", "learn-doctor-verdict"]);
  });
  it("is silent while the rats choose", () => {
    expect(said({ ...DOCTOR, meal: 2, phase: "choose", may: new Set() }).at(-1)).toBe("learn-doctor-listen");
  });
});

describe("through a whole lesson", () => {
  const meals = [1, 2, 3, 4, 5, 6, 7, 8];
  const all = { judged: true, left: [3, 4, 5], danger: 1 };
  /** Every moment of a meal as the pupil sees it. */
  function moments(pupil: Facts["pupil"], meal: number): Facts[] {
    const seen: Facts = { ...(pupil === "rats" ? RATS : DOCTOR), ...all, judged: meal > 1, meal };
    const idle: Facts = { ...seen, groups: 0, may: new Set() };
    const returning: Facts = { ...idle, phase: "return" };
    const watching: Facts = { ...returning, watching: true };
    if (pupil === "rats") {
      const used = new Set<Used>(meal === 4 ? ["strict-menu"] : meal === 6 ? ["stock-thrown"] : []);
      const choosing: Facts = { ...seen, used };
      const changing = [2, 3, 2, 3].map((planned): Facts => ({ ...choosing, planned }));
      const again: Facts = { ...choosing, phase: "retake", groups: 1 };
      const retaking: Facts[] = [again, { ...again, planned: 1 }, again, { ...again, planned: 1 }, returning];
      return [{ ...idle, phase: "prepare" }, choosing, ...changing, returning, ...retaking, ...retaking, watching];
    }
    const picking = [3, 2, 3, 2, 3].map((planned): Facts => ({ ...seen, planned }));
    const serving: Facts = { ...seen, may: new Set(["serve", "strict-menu", "medicine"]) };
    const window: Facts = { ...seen, phase: "return", may: new Set(["yuck-back", "analyse"]) };
    const listening: Facts = { ...idle, phase: "choose" };
    return [seen, ...picking, serving, listening, window, listening, window, listening, window, watching];
  }

  it.each(["rats", "doctor"] as const)(
    "as the %s, no line is said a third time, and each meal has a line of its own",
    (pupil) => {
      const read = new Set<string>();
      const coach = new Coaching();
      const lines: string[] = [];
      const heard = new Map<string, Set<number>>();
      for (const meal of meals) {
        for (const facts of moments(pupil, meal)) {
          const keys = said(facts, read, (facts, read) => coach.next(facts, read));
          for (const key of keys) heard.set(key, (heard.get(key) ?? new Set()).add(meal));
          lines.push(...keys, ...(coach.next(facts, read).silent ? ["silence"] : []));
        }
      }
      const begun = lines.filter((key, at) => key !== "silence" && key !== lines[at - 1]);
      expect(begun.filter((key) => begun.filter((one) => one === key).length > 2)).toEqual([]);
      for (const meal of meals) {
        expect([...heard.values()].some((when) => when.size === 1 && when.has(meal))).toBe(true);
      }
    },
  );
});

describe("what the coach sees", () => {
  it("forgets tokens after the verdict", () => {
    const entry = { number: 1, at: 0, meal: 1, news: { entry: "acted", seat: "s1" } as const };
    const thrown = { event: "stock-thrown", count: 4, thrown: null, drawn: null } as const;
    const judged = { event: "judged", group: 0, food: "1bl", good: true } as const;
    expect([...playedSince([{ ...entry, events: [thrown] }])]).toEqual(["stock-thrown"]);
    expect(playedSince([{ ...entry, events: [thrown, judged] }]).size).toBe(0);
  });
});

describe("lessons", () => {
  it("are real tables with an arranged deal and a sheet that crosses out diets", () => {
    expect(lessonTable("rats")).toMatchObject({ roles: ["group-0", "group-1", "group-2"], start: "teacher" });
    expect(lessonTable("doctor").options).toMatchObject({ diets: "lesson", sheet: "crossed", access: "private" });
  });
  it("can be resumed", () => {
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
