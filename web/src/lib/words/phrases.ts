import type { LogEntry, TableState } from "$lib/state/table.svelte";
import { t, words } from "$lib/state/words.svelte";
import type { Pattern, Phrase } from "$lib/wire";
import { cardName, dietText, dietWith, foodName, hasSides, takesCategory, takesNothing } from "./cards";
import { groupOf, nameThen, seatName } from "./people";

/** As much of a diet as the speaker mentioned. */
export function patternText({ diet, cards, category }: Pattern): string {
  if (diet === null) {
    if (cards.length > 0) return words.list(cards.map(cardName), "disjunction");
    return category === null ? t("pattern-any") : t("category", { category });
  }
  if (takesNothing(diet)) return dietText(diet);
  if (takesCategory(diet)) {
    return category === null ? t("diet-name-short", { diet }) : dietText(dietWith(diet, [category]));
  }
  if (cards.length === 0 || (hasSides(diet) && cards.length < 2)) {
    const name = t("diet-name-short", { diet });
    return cards.length === 0 ? name : t("pattern-cards", { diet: name, cards: cardName(cards[0]!) });
  }
  return dietText(dietWith(diet, cards));
}

export interface Speech {
  readonly seat: string;
  /** The name of whoever had the seat then. */
  readonly name: string;
  readonly text: string;
  /** Whether only the speaker's own side hears it. */
  readonly aside: boolean;
}

/** Who spoke, and their words in the reader's language; null if the entry isn't talk. */
export function speech({ news, number }: LogEntry, table: TableState): Speech | null {
  if (news.entry !== "talked" && news.entry !== "said") return null;
  const text = news.entry === "talked" ? news.text : phraseText(news.phrase, table);
  return { seat: news.seat, name: nameThen(table, news.seat, number), text, aside: news.side !== null };
}

/** Who spoke, and to whom if not to everyone. */
export function speaker({ seat, aside }: Speech, table: TableState): string {
  const name = seatName(table, seat);
  return aside ? t("talk-side-name", { name }) : name;
}

export function phraseText(phrase: Phrase, table: TableState): string {
  switch (phrase.say) {
    case "claim": {
      const values = { group: groupOf(table, phrase.group), pattern: patternText(phrase.pattern) };
      return t(`say-claim-${phrase.sure}`, values);
    }
    case "want":
      return t("say-want", { group: groupOf(table, phrase.group), food: foodName(phrase.food) });
    case "avoid":
      return t("say-avoid", { group: groupOf(table, phrase.group), food: foodName(phrase.food) });
    case "try":
    case "means":
      return t(`say-${phrase.say}`, { group: groupOf(table, phrase.group), food: foodName(phrase.food) });
    case "trash": {
      const group = groupOf(table, phrase.group);
      return phrase.food === null
        ? t("say-trash", { group })
        : t("say-trash-food", { group, food: foodName(phrase.food) });
    }
    case "swap":
      return t("say-swap", {
        group: groupOf(table, phrase.group),
        food: foodName(phrase.food),
        other: groupOf(table, phrase.other),
        "other-food": foodName(phrase.other_food),
      });
    case "either": {
      const [one, two] = [patternText(phrase.one), patternText(phrase.two)];
      return t("say-either", { group: groupOf(table, phrase.group), one, two });
    }
    case "look":
      return t("say-look", { group: groupOf(table, phrase.group), meal: phrase.meal });
    case "leave":
      return t("say-leave", { food: foodName(phrase.food) });
    case "ask":
    case "safe":
      return t(`say-${phrase.say}`, { group: groupOf(table, phrase.group) });
    default:
      return t(`say-${phrase.say}`);
  }
}
