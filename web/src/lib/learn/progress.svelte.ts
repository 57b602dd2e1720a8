import type { Pupil } from "./coach";

const PLACE = "doctor-rat-lessons";

interface Kept {
  tables: Partial<Record<Pupil, string>>;
  read: Record<string, string[]>;
}

/** Which lessons were begun and what has been read in them; kept in this browser. */
export class Progress {
  #kept = $state.raw<Kept>({ tables: {}, read: {} });
  #storage: Storage | null;

  constructor(storage: Storage | null = browserStorage()) {
    this.#storage = storage;
    this.#kept = this.#load();
  }

  tableOf(pupil: Pupil): string | null {
    return this.#kept.tables[pupil] ?? null;
  }
  read(table: string): ReadonlySet<string> {
    return new Set(this.#kept.read[table]);
  }

  /** A new lesson; what was read in the one before is forgotten. */
  begin(pupil: Pupil, table: string): void {
    const read = { ...this.#kept.read, [table]: [] };
    const before = this.tableOf(pupil);
    if (before !== null) delete read[before];
    this.#keep({ tables: { ...this.#kept.tables, [pupil]: table }, read });
  }
  tick(table: string, lesson: string): void {
    const read = [...(this.#kept.read[table] ?? []), lesson];
    this.#keep({ ...this.#kept, read: { ...this.#kept.read, [table]: read } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      this.#storage?.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // Then it lasts as long as the page.
    }
  }
  #load(): Kept {
    try {
      const found = JSON.parse(this.#storage?.getItem(PLACE) ?? "") as Partial<Kept>;
      return { tables: found.tables ?? {}, read: found.read ?? {} };
    } catch {
      return { tables: {}, read: {} };
    }
  }
}

function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const progress = new Progress();
