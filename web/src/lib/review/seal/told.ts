const PLACE = "doctor-rat.seals";
/** Old tables are forgotten one day: so many are kept. */
const MOST = 50;

type Seals = readonly string[];

/** The seals as each table showed them first; kept in the browser, so that no later word of the server can replace them. */
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
      // Then it lasts as long as the page.
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
