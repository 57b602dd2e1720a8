/** Puzzles in the reader's language. */
import type { TableState } from "$lib/state/table.svelte";
import { say, t, words } from "$lib/state/words.svelte";
import type { Action, Because, Food, PuzzleShown } from "$lib/wire";
import { dietText, foodName, foodNames } from "$lib/words/cards";
import { groupOf } from "$lib/words/people";
import { isToken, tokenText } from "$lib/words/tokens";

const NAMED: Record<string, (told: string | number, table: TableState) => string> = {
  group: (told, table) => groupOf(table, Number(told)),
  other: (told, table) => groupOf(table, Number(told)),
  food: (told) => foodName(told as Food),
  diet: (told) => dietText(String(told)),
};

/** The one thing that is asked. */
export function questionOf({ kind, group }: PuzzleShown, table: TableState): string {
  const named = { group: group === null ? "" : groupOf(table, group) };
  switch (kind) {
    case "eat":
      return t("puzzle-task-eat", named);
    case "question":
      return t("puzzle-task-question", named);
    case "together":
      return t("puzzle-task-together");
    case "orders":
      return t("puzzle-task-orders");
    case "way-out":
      return t("puzzle-task-way-out");
  }
}

/** Why the answer is right: the server's sentence, with names for its symbols. */
export function whyText({ key, arguments: told }: Because, table: TableState): string {
  const values = Object.entries(told).map(([name, value]) => [name, NAMED[name]?.(value, table) ?? value]);
  return say(key, Object.fromEntries(values));
}

export function answerText(answer: readonly Action[], table: TableState): string {
  return words.list(answer.map((action) => moveText(action, table)));
}

function moveText(action: Action, table: TableState): string {
  switch (action.act) {
    case "take":
      return t("puzzle-answer-take", { food: foodName(action.food), group: groupOf(table, action.by) });
    case "offer":
      return t("puzzle-answer-offer", { foods: foodNames(action.foods) });
    case "yuck-front":
      return t("puzzle-answer-yuck-front");
    case "yuck-back":
      return t("puzzle-answer-yuck-back", { food: foodName(action.food), group: groupOf(table, action.group ?? 0) });
    default:
      return isToken(action) ? tokenText("act", action.act, action, (group) => groupOf(table, group)) : "";
  }
}
