import { t } from "./words.svelte";
import { settings } from "./settings.svelte";
import type { Announcement } from "$lib/wire";

export interface Announced {
  readonly key: string;
  readonly text: string;
}

const NONE: Announcement = { type: "announcement", read_only: false, texts: {} };

/** What the server's operators announce. It stays until it is withdrawn, or closed here. */
export class Announcements {
  #told = $state.raw<Announcement>(NONE);
  #closed = $state.raw<readonly string[]>(closedBefore());

  get shown(): readonly Announced[] {
    const { read_only, texts } = this.#told;
    const text = texts[settings.language] ?? texts.en ?? Object.values(texts)[0];
    const all = [
      ...(read_only ? [{ key: "read-only", text: t("announce-read-only") }] : []),
      ...(text === undefined ? [] : [{ key: JSON.stringify(texts), text }]),
    ];
    return all.filter(({ key }) => !this.#closed.includes(key));
  }

  take(told: Announcement): void {
    // Once withdrawn, it may show again the next time.
    if (!told.read_only && this.#closed.includes("read-only")) {
      this.#keepClosed(this.#closed.filter((key) => key !== "read-only"));
    }
    this.#told = told;
  }

  /** Nothing is announced anymore. */
  clear(): void {
    this.take(NONE);
  }

  close(key: string): void {
    this.#keepClosed([...this.#closed, key]);
  }

  /** For this visit: what was closed on one page stays closed on the next. */
  #keepClosed(keys: readonly string[]): void {
    this.#closed = keys;
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(keys));
    } catch {
      // Storage is full or forbidden: it will show again after a reload.
    }
  }
}

const PLACE = "doctor-rat.closed";

function closedBefore(): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

export const announcements = new Announcements();
