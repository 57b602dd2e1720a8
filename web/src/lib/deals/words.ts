/** Results of shared deals in the reader's language, and as text to share. */
import { t, words } from "$lib/state/words.svelte";
import type { DealResult, Score } from "$lib/wire";

const MARKS = { good: "✅", bad: "❌", none: "⬜" } as const;
type Mark = keyof typeof MARKS;

export function markOf(good: boolean | null): Mark {
  return good === null ? "none" : good ? "good" : "bad";
}

/** At most eight meals, one sign per group. Reveals no foods or diets. */
export function gridOf(score: Score): string[] {
  return score.meals.map((meal) => meal.map((good) => MARKS[markOf(good)]).join(""));
}

export function mealText(score: Score, at: number): string {
  const marks = (score.meals[at] ?? []).map((good) => t("deal-mark", { mark: markOf(good) }));
  return t("deal-meal", { meal: at + 1, marks: words.list(marks) });
}

export function outcomeText(score: Score): string {
  return score.won ? t("deal-won") : t("deal-lost", { meal: score.meal });
}

/** Who played there; a bot is called by its level. */
export function namesIn({ seats }: DealResult): string {
  const people = seats.filter((seat) => seat.name !== seat.bot).map((seat) => seat.name || t("deal-nobody"));
  return people.length > 0 ? words.list(people) : t("deal-nobody");
}

/** The date is the server's: UTC midnight falls on another day in many places. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

export function sharedText(day: string, side: "rats" | "doctor", score: Score, address: string): string {
  const how = [
    outcomeText(score),
    t("deal-crosses", { count: score.crosses }),
    t("deal-tokens", { count: score.tokens }),
  ];
  return [t("day-shared", { side, day: dayText(day) }), how.join(", "), ...gridOf(score), address].join("\n");
}
