import type { Pupil } from "./coach";

const PLACE = "doctor-rat-lessons";

interface Kept {
  tables: Partial<Record<Pupil, string>>;
  read: Record<string, string[]>;
}

/** Which lessons were started and what was read in them; kept in this browser. */
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

  /** Starts a lesson and forgets what was read in the previous one. */
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
      // Storage failed: keep it for as long as the page is open.
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
