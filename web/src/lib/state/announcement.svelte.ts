import { t } from "./words.svelte";
import { settings } from "./settings.svelte";
import type { Announcement } from "$lib/wire";

export interface Announced {
  readonly key: string;
  readonly text: string;
}

const NONE: Announcement = { type: "announcement", read_only: false, texts: {} };

/** What the people who run the server tell everybody. It stays until it is over, or closed here. */
export class Announcements {
  #told = $state.raw<Announcement>(NONE);
  #closed = $state.raw<readonly string[]>([]);

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
    // Whatever comes back later is shown again.
    if (!told.read_only) this.#closed = this.#closed.filter((key) => key !== "read-only");
    this.#told = told;
  }

  /** There is nothing to tell any more. */
  clear(): void {
    this.take(NONE);
  }

  close(key: string): void {
    this.#closed = [...this.#closed, key];
  }
}

export const announcements = new Announcements();
