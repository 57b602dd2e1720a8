/** What the neighbour at the table says: the first lesson that fits what the table offers. Knows no rules itself. */
import type { Key } from "$lib/state/words.svelte";
import type { Choice, Group, Phase } from "$lib/wire";

/** The part of the picture that is spoken of. */
export type Target = "mats" | "pool" | "trash" | "cupboard" | "say" | "sky" | "sheet";
export type Pupil = "rats" | "doctor";
/** What the doctor did with a token since the last verdict. */
export type Used = "stock-thrown" | "medicine" | "menu";

export interface Facts {
  readonly pupil: Pupil;
  readonly meal: number;
  readonly phase: Phase;
  readonly won: boolean | null;
  readonly may: ReadonlySet<Choice["may"]>;
  /** How many foods the doctor must choose. */
  readonly count: number;
  /** Groups that choose together now, and how many of them have been given a food. */
  readonly groups: number;
  readonly planned: number;
  readonly judged: boolean;
  readonly used: ReadonlySet<Used>;
  /** A group whose next cross would be the last. */
  readonly danger: Group | null;
  /** Diets still possible for each group, where the sheet says so. */
  readonly left: readonly number[] | null;
  /** A verdict is being told just now. */
  readonly watching: boolean;
}

export interface Lesson {
  /** Read once, then never again; those without one stand as long as they fit. */
  readonly read?: string;
  readonly key: Extract<Key, `learn-${string}`>;
  readonly targets: readonly Target[];
  readonly fits: (facts: Facts) => boolean;
}

const chooses = (facts: Facts): boolean => facts.groups > 0;
const first = (facts: Facts): boolean => facts.meal === 1;

function told(key: Lesson["key"], targets: Target[], fits: Lesson["fits"], read: string = key): Lesson {
  return { read, key, targets, fits };
}
function standing(key: Lesson["key"], targets: Target[], fits: Lesson["fits"]): Lesson {
  return { key, targets, fits };
}

const RATS: readonly Lesson[] = [
  standing("learn-watch", ["mats"], (facts) => facts.watching),
  standing("learn-rats-won", [], (facts) => facts.won === true),
  standing("learn-rats-lost", [], (facts) => facts.won === false),
  told("learn-rats-welcome", ["mats"], first),
  told("learn-rats-identity", ["mats"], first),
  standing("learn-rats-yucked", ["pool", "trash"], (facts) => facts.phase === "retake" && chooses(facts)),
  told("learn-rats-verdict", ["mats"], (facts) => facts.judged),
  told("learn-rats-sheet", ["sheet"], (facts) => facts.judged && facts.left !== null),
  standing("learn-rats-prepare", ["cupboard"], (facts) => facts.phase === "prepare" && facts.meal < 3),
  told("learn-rats-thrown", ["cupboard"], (facts) => facts.used.has("stock-thrown")),
  told("learn-rats-medicine", ["mats"], (facts) => facts.used.has("medicine")),
  told("learn-rats-menu", ["mats"], (facts) => facts.used.has("menu")),
  told("learn-rats-offer", ["pool"], (facts) => first(facts) && chooses(facts)),
  told("learn-rats-trash", ["trash"], (facts) => first(facts) && chooses(facts)),
  told("learn-rats-think", ["mats"], (facts) => facts.meal === 2 && chooses(facts)),
  told("learn-rats-extra", ["pool"], (facts) => facts.meal === 3 && chooses(facts)),
  told("learn-rats-guess", ["pool"], (facts) => facts.meal === 4 && chooses(facts)),
  told("learn-rats-lean", ["sky"], (facts) => facts.meal === 5 && chooses(facts)),
  told("learn-rats-exam", ["sky"], (facts) => facts.meal === 8 && chooses(facts)),
  told("learn-rats-danger", ["mats"], (facts) => facts.danger !== null && chooses(facts)),
  standing("learn-rats-eat", ["say"], (facts) => chooses(facts) && facts.planned === facts.groups),
  standing("learn-rats-give", ["pool", "mats"], (facts) => chooses(facts) && facts.meal < 3),
  standing("learn-rats-left", ["sheet"], (facts) => chooses(facts) && facts.left !== null),
  standing("learn-rats-give", ["pool", "mats"], chooses),
  standing("learn-rats-return", ["cupboard"], (facts) => facts.phase === "return"),
  standing("learn-rats-wait", ["cupboard"], () => true),
];

const DOCTOR: readonly Lesson[] = [
  standing("learn-watch", ["mats"], (facts) => facts.watching),
  standing("learn-doctor-won", [], (facts) => facts.won === true),
  standing("learn-doctor-lost", [], (facts) => facts.won === false),
  told("learn-doctor-welcome", ["mats"], first),
  told("learn-doctor-diets", ["mats"], first),
  told("learn-doctor-lesson", ["mats"], (facts) => facts.judged),
  told("learn-doctor-trash", ["trash"], (facts) => facts.meal === 2 && facts.may.has("offer")),
  told("learn-doctor-extra", ["sky"], (facts) => facts.meal === 3 && facts.may.has("offer")),
  told("learn-doctor-save", ["sky"], (facts) => facts.meal === 4 && facts.may.has("offer")),
  told("learn-doctor-lean", ["sky"], (facts) => facts.meal === 5 && facts.may.has("offer")),
  told("learn-doctor-exam", ["sky"], (facts) => facts.meal === 8 && facts.may.has("offer")),
  told("learn-doctor-danger", ["mats"], (facts) => facts.danger !== null && facts.meal < 8),
  told("learn-doctor-stock", ["pool"], (facts) => facts.may.has("offer")),
  told("learn-doctor-yuck-front", ["cupboard"], (facts) => facts.may.has("yuck-front")),
  standing("learn-doctor-choose", ["pool", "say"], (facts) => facts.may.has("offer")),
  told("learn-doctor-menu", ["cupboard"], (facts) => facts.may.has("strict-menu")),
  told("learn-doctor-medicine", ["cupboard"], (facts) => facts.may.has("medicine")),
  standing("learn-doctor-serve", ["say"], (facts) => facts.may.has("serve")),
  told("learn-doctor-yuck-back", ["cupboard"], (facts) => facts.may.has("yuck-back")),
  standing("learn-doctor-verdict", ["say"], (facts) => facts.may.has("analyse")),
  standing("learn-doctor-listen", ["mats"], (facts) => facts.phase === "choose" && facts.meal < 4),
  standing("learn-doctor-wait", ["mats"], () => true),
];

export function lessonFor(facts: Facts, read: ReadonlySet<string>): Lesson {
  const lessons = facts.pupil === "rats" ? RATS : DOCTOR;
  return lessons.find((lesson) => !(lesson.read && read.has(lesson.read)) && lesson.fits(facts))!;
}
