import { LANGUAGES } from "$lib/generated/vocabulary";
export type Language = (typeof LANGUAGES)[number];
/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
};
export type ColorTheme = "system" | "dark" | "light";
export type CardSize = "small" | "medium" | "large";
export const SHOWS = ["slow", "usual", "none"] as const;
/** How long the table shows what happens; `none` shows only the result. */
export type Showing = (typeof SHOWS)[number];
const LENGTHS: Record<Showing, number> = { slow: 1.8, usual: 1, none: 0 };

interface Kept {
  /** Null follows the browser. */
  language: Language | null;
  theme: ColorTheme;
  sounds: boolean;
  show: Showing;
  motion: boolean;
  notifications: boolean;
  /** Home: use the easy diets of a first game. */
  easyDiets: boolean;
  cards: CardSize;
  /** Single-letter shortcuts at a table. */
  shortcuts: boolean;
}

const PLACE = "doctor-rat.settings";
const USUAL: Kept = {
  language: null,
  theme: "system",
  sounds: false,
  show: "usual",
  motion: true,
  notifications: false,
  easyDiets: true,
  cards: "medium",
  shortcuts: true,
};

/** This device's preferences; kept in the browser. */
export class Settings {
  #kept = $state.raw<Kept>({ ...USUAL, ...read() });
  #night = $state(matches("(prefers-color-scheme: dark)", true));
  #still = $state(matches("(prefers-reduced-motion: reduce)", false));

  get language(): Language {
    return this.#kept.language ?? browserLanguage();
  }
  /** The language chosen here; null for the browser's. */
  get chosenLanguage(): Language | null {
    return this.#kept.language;
  }
  get theme(): ColorTheme {
    return this.#kept.theme;
  }
  get isDark(): boolean {
    return this.#kept.theme === "system" ? this.#night : this.#kept.theme === "dark";
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  get show(): Showing {
    return this.#kept.show;
  }
  /** A factor for how long things are shown. */
  get showing(): number {
    return LENGTHS[this.#kept.show];
  }
  /** Whether things may move: only if both the player and the system allow it. */
  get motion(): boolean {
    return this.#kept.motion && !this.#still;
  }
  /** How to scroll to what was asked for. */
  get scrolling(): ScrollBehavior {
    return this.motion ? "smooth" : "auto";
  }
  get wantsMotion(): boolean {
    return this.#kept.motion;
  }
  get notifications(): boolean {
    return this.#kept.notifications;
  }
  get easyDiets(): boolean {
    return this.#kept.easyDiets;
  }
  get cards(): CardSize {
    return this.#kept.cards;
  }
  get shortcuts(): boolean {
    return this.#kept.shortcuts;
  }

  change(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that stores nothing can still play.
    }
  }

  /** Follows the system's preferences and changes made in another window; returns a function that stops it. */
  listen(): () => void {
    const night = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const follow = (): void => {
      this.#night = night.matches;
      this.#still = still.matches;
    };
    const hear = ({ key }: StorageEvent): void => {
      if (key === PLACE) this.#kept = { ...USUAL, ...read() };
    };
    follow();
    night.addEventListener("change", follow);
    still.addEventListener("change", follow);
    addEventListener("storage", hear);
    return () => {
      night.removeEventListener("change", follow);
      still.removeEventListener("change", follow);
      removeEventListener("storage", hear);
    };
  }

  /** Sets the attributes that stylesheets read. */
  dress(page: HTMLElement): void {
    const theme = this.isDark ? "dark" : "light";
    const isNew = page.dataset.theme !== theme;
    page.lang = this.language;
    page.dataset.theme = theme;
    page.dataset.motion = this.motion ? "on" : "off";
    page.dataset.cards = this.cards;
    // The browser's own frame takes the sky's color. It has the first theme's from index.html: asking for it here would
    // restyle the page.
    if (!isNew) return;
    const sky = getComputedStyle(page).getPropertyValue("--sky");
    const frame = page.ownerDocument.querySelector<HTMLMetaElement>("meta[name=theme-color]");
    if (sky && frame) frame.content = sky.trim();
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function matches(query: string, otherwise: boolean): boolean {
  return typeof matchMedia === "function" ? matchMedia(query).matches : otherwise;
}

export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

export const settings = new Settings();
