/** An analysis in words. */
import type { Mark } from "$lib/generated/wire";
import { say, t, words } from "$lib/state/words.svelte";
import type { Action, Food } from "$lib/wire";
import { foodName, foodNames } from "$lib/words/cards";
import { isToken, tokenText } from "$lib/words/tokens";
import type { Review, Sentence } from "./types";
import { nameOfGroup } from "./words";

export function sideName(side: string): string {
  return t("analysis-side", { side });
}

export function markName(mark: Mark): string {
  return t("analysis-mark", { mark });
}

/** Percentage points with an explicit sign. */
export function signed(chance: number): string {
  const points = Math.round(100 * chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

const NAMED: Record<string, (told: string | number, review: Review) => string> = {
  group: (told, review) => nameOfGroup(review, Number(told)),
  other: (told, review) => nameOfGroup(review, Number(told)),
  food: (told) => foodName(told as Food),
  side: (told) => sideName(String(told)),
  one: (told) => sideName(String(told)),
  two: (told) => sideName(String(told)),
  points: (told) => signed(Number(told) / 100),
  luck: (told) => signed(Number(told) / 100),
  play: (told) => signed(Number(told) / 100),
};

/** The server's sentence, with names in place of symbols. */
export function sentenceText({ key, arguments: told }: Sentence, review: Review): string {
  const values = Object.entries(told).map(([name, value]) => [name, NAMED[name]?.(value, review) ?? value]);
  return say(key, Object.fromEntries(values));
}

/** A candidate's moves in words. */
export function actsText(actions: readonly Action[], review: Review): string {
  return words.list(actions.flatMap((action) => actTexts(action, review)));
}

function actTexts(action: Action, review: Review): string[] {
  const name = (group: unknown): string => nameOfGroup(review, Number(group));
  switch (action.act) {
    case "offer":
      return [t("analysis-act-offer", { foods: foodNames(action.foods) })];
    case "take":
      return [t("analysis-act-take", { food: foodName(action.food), group: name(action.by) })];
    case "yuck-back":
      return [t("analysis-act-return", { food: foodName(action.food) })];
    case "predict":
      return action.good.flatMap((good, group) =>
        good === null ? [] : [t("analysis-act-predict", { group: name(group), good: good ? "yes" : "no" })],
      );
    default:
      return [isToken(action) ? tokenText("act", action.act, action, name) : t("analysis-act", { act: action.act })];
  }
}
