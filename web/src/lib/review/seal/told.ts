const PLACE = "doctor-rat.seals";
/** Only the seals of this many recent tables are kept. */
const MOST = 50;

type Seals = readonly string[];

/** The seals each table showed first. Kept in the browser, so the server can't replace them later. */
export class Told {
  #tables: readonly (readonly [string, Seals])[] = read();

  of(table: string): Seals {
    return this.#tables.find(([id]) => id === table)?.[1] ?? [];
  }

  see(table: string, seals: Seals): void {
    const known = this.of(table);
    if (seals.length <= known.length) return;
    const others = this.#tables.filter(([id]) => id !== table);
    this.#tables = [...others, [table, [...known, ...seals.slice(known.length)]] as const].slice(-MOST);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#tables));
    } catch {
      // Storage failed: keep it for as long as the page is open.
    }
  }
}

function read(): (readonly [string, Seals])[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(one: unknown): one is readonly [string, Seals] {
  return Array.isArray(one) && typeof one[0] === "string" && Array.isArray(one[1]);
}

export const told = new Told();
