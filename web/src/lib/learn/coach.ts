/**
 * What the coach says: the first lesson that fits what the table shows. It knows no rules. The deal is arranged
 * (`table/lesson.py`) so that each meal teaches one thing; no line is said a third time.
 */
import type { Key } from "$lib/state/words.svelte";
import type { Choice, Group, Phase } from "$lib/wire";
import type { Token } from "$lib/words/tokens";

/** The part of the picture a lesson is about. */
export type Target = "mats" | "pool" | "trash" | "cupboard" | "say" | "sky" | "sheet";
export type Pupil = "rats" | "doctor";
/** What the doctor did with a token since the last verdict. */
export type Used = "stock-thrown" | Token;

export interface Facts {
  readonly pupil: Pupil;
  readonly meal: number;
  readonly phase: Phase;
  readonly won: boolean | null;
  readonly may: ReadonlySet<Choice["may"]>;
  /** How many foods the doctor must choose. */
  readonly count: number;
  /** How many groups choose together now, and how many already have a food; for a doctor, how many foods are picked. */
  readonly groups: number;
  readonly planned: number;
  readonly judged: boolean;
  readonly used: ReadonlySet<Used>;
  /** A group one cross away from losing. */
  readonly danger: Group | null;
  /** How many diets are still possible for each group, if the sheet counts them. */
  readonly left: readonly number[] | null;
  /** A verdict is on show. */
  readonly watching: boolean;
}

export interface Lesson {
  /** Dismissed once read. Lessons without it stay as long as they fit. */
  readonly read?: string;
  readonly key: Extract<Key, `learn-${string}`>;
  readonly targets: readonly Target[];
  /** Once read, stays in view as long as it fits: the one lesson of its meal. */
  readonly stays?: boolean;
  /** Opens the list of the six diets beside it. */
  readonly shows?: "diets";
  /** A reminder: may be folded in small windows. */
  readonly again?: boolean;
  /** Nothing new to say. */
  readonly silent?: boolean;
  readonly fits: (facts: Facts) => boolean;
}

const chooses = (facts: Facts): boolean => facts.groups > 0;
const first = (facts: Facts): boolean => facts.meal === 1;
/** What recurs in every meal is explained in the first two. */
const early = (facts: Facts): boolean => facts.meal <= 2;

function told(key: Lesson["key"], targets: Target[], fits: Lesson["fits"]): Lesson {
  return { read: key, key, targets, fits };
}
function standing(key: Lesson["key"], targets: Target[], fits: Lesson["fits"]): Lesson {
  return { key, targets, fits };
}
/** The one thing to learn in this meal, told when the rats, or the doctor, choose. */
function inMeal(meal: number, key: Lesson["key"], targets: Target[]): Lesson {
  const fits = (facts: Facts): boolean => facts.meal === meal && (chooses(facts) || facts.may.has("offer"));
  return { ...told(key, targets, fits), stays: true };
}

/** Those who play the first meal without reading see them in the second, before the sheet counts diets. */
const SIX_DIETS: Lesson = { ...told("learn-diets", [], early), shows: "diets" };

const RATS: readonly Lesson[] = [
  standing("learn-watch", ["mats"], (facts) => facts.watching && early(facts)),
  standing("learn-rats-won", [], (facts) => facts.won === true && !facts.watching),
  standing("learn-rats-lost", [], (facts) => facts.won === false && !facts.watching),
  told("learn-rats-welcome", ["mats"], first),
  SIX_DIETS,
  told("learn-rats-identity", ["mats"], first),
  told("learn-rats-yucked", ["pool", "trash"], (facts) => facts.phase === "retake" && chooses(facts)),
  told("learn-rats-verdict", ["mats"], (facts) => facts.judged && facts.meal === 2),
  told("learn-rats-sheet", ["sheet"], (facts) => facts.judged && facts.meal === 2 && facts.left !== null),
  standing("learn-rats-prepare", ["cupboard"], (facts) => facts.phase === "prepare" && early(facts)),
  told("learn-rats-thrown", ["cupboard"], (facts) => facts.used.has("stock-thrown") && chooses(facts)),
  told("learn-rats-medicine", ["mats"], (facts) => facts.used.has("medicine") && chooses(facts)),
  told("learn-rats-menu", ["mats"], (facts) => facts.used.has("strict-menu") && chooses(facts)),
  inMeal(1, "learn-rats-offer", ["pool"]),
  inMeal(1, "learn-rats-trash", ["trash"]),
  inMeal(2, "learn-rats-think", ["mats"]),
  inMeal(3, "learn-rats-extra", ["pool"]),
  inMeal(4, "learn-rats-back", ["mats"]),
  inMeal(5, "learn-rats-lean", ["sky"]),
  inMeal(6, "learn-rats-guess", ["pool"]),
  inMeal(7, "learn-rats-alternate", ["mats"]),
  told("learn-rats-left", ["sheet"], (facts) => facts.meal === 7 && chooses(facts) && facts.left !== null),
  inMeal(8, "learn-rats-exam", ["sky"]),
  told("learn-rats-danger", ["mats"], (facts) => facts.danger !== null && chooses(facts)),
  standing("learn-rats-eat", ["say"], (facts) => early(facts) && chooses(facts) && facts.planned === facts.groups),
  standing("learn-rats-give", ["pool", "mats"], (facts) => early(facts) && chooses(facts)),
  standing("learn-rats-return", ["cupboard"], (facts) => early(facts) && facts.phase === "return"),
  standing("learn-rats-wait", ["cupboard"], early),
];

const DOCTOR: readonly Lesson[] = [
  standing("learn-watch", ["mats"], (facts) => facts.watching && early(facts)),
  standing("learn-doctor-won", [], (facts) => facts.won === true && !facts.watching),
  standing("learn-doctor-lost", [], (facts) => facts.won === false && !facts.watching),
  told("learn-doctor-welcome", ["mats"], first),
  SIX_DIETS,
  told("learn-doctor-diets", ["mats"], first),
  inMeal(1, "learn-doctor-stock", ["pool"]),
  inMeal(2, "learn-doctor-lesson", ["mats"]),
  inMeal(2, "learn-doctor-trash", ["trash"]),
  inMeal(3, "learn-doctor-extra", ["sky"]),
  inMeal(4, "learn-doctor-save", ["sky"]),
  inMeal(5, "learn-doctor-lean", ["sky"]),
  told("learn-doctor-yuck-front", ["cupboard"], (facts) => facts.meal === 6 && facts.may.has("yuck-front")),
  inMeal(8, "learn-doctor-exam", ["sky"]),
  told("learn-doctor-danger", ["mats"], (facts) => facts.danger !== null && facts.meal < 8),
  standing(
    "learn-doctor-chosen",
    ["say"],
    (facts) => early(facts) && facts.planned > 0 && facts.planned === facts.count,
  ),
  standing("learn-doctor-choose", ["pool", "say"], (facts) => early(facts) && facts.may.has("offer")),
  told("learn-doctor-menu", ["cupboard"], (facts) => facts.meal >= 4 && facts.may.has("strict-menu")),
  told("learn-doctor-medicine", ["cupboard"], (facts) => facts.meal >= 7 && facts.may.has("medicine")),
  standing("learn-doctor-serve", ["say"], (facts) => early(facts) && facts.may.has("serve")),
  told("learn-doctor-yuck-back", ["cupboard"], (facts) => facts.meal >= 2 && facts.may.has("yuck-back")),
  standing("learn-doctor-verdict", ["say"], (facts) => early(facts) && facts.may.has("analyse")),
  standing("learn-doctor-listen", ["mats"], (facts) => early(facts) && facts.phase === "choose"),
  standing("learn-doctor-wait", ["mats"], early),
];

/** A line that was said this often isn't said again. */
const MOST = 2;

const SILENT: Lesson = { key: "learn-watch", targets: [], fits: () => true, silent: true };

type Spent = (key: Lesson["key"]) => boolean;

/** The next thing to say; otherwise the last lesson read that still applies, as a reminder; otherwise nothing. */
export function lessonFor(facts: Facts, read: ReadonlySet<string>, isSpent: Spent = () => false): Lesson {
  const fitting = (facts.pupil === "rats" ? RATS : DOCTOR).filter((lesson) => lesson.fits(facts));
  const next = fitting.find(({ read: name, key }) => name === undefined || !(read.has(name) || isSpent(key)));
  // What applies later in the list is less to the point than silence.
  if (next && !isSpent(next.key)) return next;
  return reminder(fitting, read, isSpent) ?? SILENT;
}

function reminder(fitting: readonly Lesson[], read: ReadonlySet<string>, isSpent: Spent): Lesson | null {
  const last = [...read].findLast((key) => fitting.some((lesson) => lesson.stays && lesson.read === key));
  const found = fitting.find((lesson) => lesson.read !== undefined && lesson.read === last && !isSpent(lesson.key));
  return found ? { ...standing(found.key, [...found.targets], found.fits), again: true } : null;
}

/** The coach of one lesson, who remembers how often each line was said. */
export class Coaching {
  #times = new Map<Lesson["key"], number>();
  #now: Lesson["key"] | null = null;

  next(facts: Facts, read: ReadonlySet<string>): Lesson {
    const lesson = lessonFor(facts, read, (key) => key !== this.#now && this.#timesOf(key) >= MOST);
    const key = lesson.silent ? null : lesson.key;
    if (key !== null && key !== this.#now) this.#times.set(key, this.#timesOf(key) + 1);
    this.#now = key;
    return lesson;
  }

  #timesOf(key: Lesson["key"]): number {
    return this.#times.get(key) ?? 0;
  }
}
