import { FluentResource, type FluentBundle, type FluentVariable } from "@fluent/bundle";
import type { Words as Catalogue } from "$lib/generated/keys";
import { newBundle } from "$lib/words/bundle";
import { counted } from "$lib/words/counted";
import { listed, type Joined } from "$lib/words/listed";
import type { Language } from "./settings.svelte";

export type Key = keyof Catalogue;
export type Area =
  "app" | "game" | "table" | "learn" | "review" | "share" | "puzzles" | "deals" | "progress" | "privacy" | "push";
type Value = string | number;
type Given<K extends Key> = [Catalogue[K]] extends [never] ? [] : [values: Record<Catalogue[K], Value>];

// Everything but the terminal's texts.
const files = import.meta.glob<string>(
  ["../../../../src/doctor_rat/locales/*/*.ftl", "!../../../../src/doctor_rat/locales/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);
const file = (language: string, area: Area): (() => Promise<string>) | undefined =>
  files[`../../../../src/doctor_rat/locales/${language}/${area}.ftl`];

const SPANS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** Whether there is a catalog for this language. */
export function hasLanguage(language: Language): boolean {
  return file(language, "app") !== undefined;
}

/** All text the reader sees, in one language at a time. Loads only the areas asked for. */
export class Words {
  #language = $state.raw<Language>("en");
  #bundle = $state.raw<FluentBundle>(newBundle("en"));
  #areas = new Set<Area>();
  /** Parsed once: a screen that needs another area doesn't parse the others again. */
  #parsed = new Map<string, Promise<FluentResource>>();
  #loads = 0;
  #newest: Promise<void> = Promise.resolve();

  get language(): Language {
    return this.#language;
  }

  /** Loads the first areas, directly in the reader's language. */
  async open(language: Language, ...areas: Area[]): Promise<void> {
    for (const area of areas) this.#areas.add(area);
    await this.#load(language);
  }

  /** Loads more areas; resolves once they can be read. */
  async need(...areas: Area[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    if (missing.length === 0) return this.#newest;
    for (const area of missing) this.#areas.add(area);
    await this.#load(this.#language);
  }

  async speak(language: Language): Promise<void> {
    if (language === this.#language && this.#loads > 0) return;
    await this.#load(language);
  }

  /** A message from the catalog, with its arguments. */
  t = <K extends Key>(key: K, ...[values]: Given<K>): string => this.say(key, values ?? {});

  /** A message whose key the server sent. */
  say = (key: string, values: Readonly<Record<string, FluentVariable>> = {}): string => {
    const message = this.#bundle.getMessage(key);
    if (message?.value == null) return key;
    return this.#bundle.formatPattern(message.value, counted(values), []);
  };

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** "a, b and c", in the language's own way. */
  list(items: readonly string[], joined: Joined = "conjunction"): string {
    return listed(items, this.#language, joined);
  }

  time(at: number): string {
    return new Intl.DateTimeFormat(this.#language, { dateStyle: "medium", timeStyle: "short" }).format(at);
  }

  day(at: number): string {
    return new Intl.DateTimeFormat(this.#language, { dateStyle: "medium" }).format(at);
  }

  /** "2 days": in the largest unit that fits at least once. */
  span(milliseconds: number): string {
    const [unit, length] = SPANS.find(([, length]) => milliseconds >= length) ?? SPANS.at(-1)!;
    const format = { style: "unit", unit, unitDisplay: "long" } as const;
    return new Intl.NumberFormat(this.#language, format).format(Math.max(1, Math.round(milliseconds / length)));
  }

  #load(language: Language): Promise<void> {
    this.#newest = this.#fetch(language, ++this.#loads);
    return this.#newest;
  }

  /** A load overtaken by a newer one waits for that one, which includes its areas. */
  async #fetch(language: Language, turn: number): Promise<void> {
    const bundle = newBundle(language);
    const resources = await Promise.all([...this.#areas].map((area) => this.#resource(language, area)));
    if (turn !== this.#loads) return this.#newest;
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    this.#language = language;
  }

  #resource(language: Language, area: Area): Promise<FluentResource> {
    const key = `${language}/${area}`;
    const known = this.#parsed.get(key);
    if (known) return known;
    const load = file(language, area) ?? file("en", area)!;
    const parsed = load().then((text) => new FluentResource(text));
    this.#parsed.set(key, parsed);
    // After a network failure, ask again next time.
    parsed.catch(() => this.#parsed.delete(key));
    return parsed;
  }
}

export const words = new Words();
export const { t, say } = words;
