import type { Language } from "$lib/state/settings.svelte";

export type Joined = "conjunction" | "disjunction";

/** What stands before the last. */
const LAST: Readonly<Record<Language, Readonly<Record<Joined, string>>>> = {
  de: { conjunction: " und ", disjunction: " oder " },
  en: { conjunction: " and ", disjunction: " or " },
  es: { conjunction: " y ", disjunction: " o " },
  fr: { conjunction: " et ", disjunction: " ou " },
  it: { conjunction: " e ", disjunction: " o " },
};
/** In Spanish, "y" and "o" change before their own sound. */
const SPANISH = {
  conjunction: [/^(i|hi(?![ae]))/i, " e "],
  disjunction: [/^(h?o|8|11( |$))/i, " u "],
} as const;

/**
 * "a, b and c", in the language's own way. The first `Intl.ListFormat` keeps a browser busy for 10 ms, on a phone for
 * 40; this writes just what it would.
 */
export function listed(items: readonly string[], language: Language, joined: Joined): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(", ")}${comma(items, language)}${before(last, language, joined)}${last}`;
}

function comma(items: readonly string[], language: Language): string {
  return language === "en" && items.length > 2 ? "," : "";
}

function before(last: string, language: Language, joined: Joined): string {
  const [sound, changed] = SPANISH[joined];
  return language === "es" && sound.test(last) ? changed : LAST[language][joined];
}
