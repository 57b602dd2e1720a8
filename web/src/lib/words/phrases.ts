import type { LogEntry, TableState } from "$lib/state/table.svelte";
import { t, words } from "$lib/state/words.svelte";
import type { Pattern, Phrase } from "$lib/wire";
import { cardName, dietText, foodName } from "./cards";
import { groupOf } from "./people";

/** As much of a diet as somebody spoke of. */
export function patternText({ diet, cards, category }: Pattern): string {
  if (diet === null) {
    if (cards.length > 0) return words.list(cards.map(cardName), "disjunction");
    return category === null ? t("pattern-any") : t("category", { category });
  }
  if (diet === "step") return t("diet-step");
  if (diet === "identical" || diet === "different") {
    return category === null ? t("diet-name-short", { diet }) : dietText(`${diet}:${category}`);
  }
  if (cards.length === 0 || (diet === "alternating" && cards.length < 2)) {
    const name = t("diet-name-short", { diet });
    return cards.length === 0 ? name : t("pattern-cards", { diet: name, cards: cardName(cards[0]!) });
  }
  return dietText(`${diet}:${cards.join(diet === "alternating" ? "/" : "+")}`);
}

/** Who spoke, and their words in the reader's language; null if nobody did. */
export function speech({ news }: LogEntry, table: TableState): { seat: string; text: string } | null {
  if (news.entry === "talked") return { seat: news.seat, text: news.text };
  return news.entry === "said" ? { seat: news.seat, text: phraseText(news.phrase, table) } : null;
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
    case "leave":
      return t("say-leave", { food: foodName(phrase.food) });
    case "ask":
      return t("say-ask", { group: groupOf(table, phrase.group) });
    case "agree":
      return t("say-agree");
    case "unsure":
      return t("say-unsure");
  }
}
