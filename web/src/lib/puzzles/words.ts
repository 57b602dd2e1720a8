/** Puzzles in the reader's language. */
import type { TableState } from "$lib/state/table.svelte";
import { say, t, words } from "$lib/state/words.svelte";
import type { Action, Because, Food } from "$lib/wire";
import { dietText, foodName, foodNames } from "$lib/words/cards";
import { groupOf } from "$lib/words/people";

const NAMED: Record<string, (told: string | number, table: TableState) => string> = {
  group: (told, table) => groupOf(table, Number(told)),
  other: (told, table) => groupOf(table, Number(told)),
  food: (told) => foodName(told as Food),
  diet: (told) => dietText(String(told)),
};

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
    case "medicine":
      return t("puzzle-answer-medicine", {
        group: groupOf(table, action.group),
        first: action.at + 1,
        second: action.at + 2,
      });
    case "strict-menu":
      return t("puzzle-answer-menu", { food: foodName(action.food), group: groupOf(table, action.group) });
    default:
      return "";
  }
}
