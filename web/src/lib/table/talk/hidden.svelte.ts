const PLACE = "doctor-rat.hidden";
/** Old tables are forgotten one day: so many choices are kept. */
const MOST = 100;

/** Whom the reader doesn't want to read or hear, by table; kept in the browser. */
export class Hidden {
  #seats = $state.raw<readonly string[]>(read());

  has(table: string, seat: string): boolean {
    return this.#seats.includes(`${table} ${seat}`);
  }

  toggle(table: string, seat: string): void {
    const named = `${table} ${seat}`;
    const others = this.#seats.filter((one) => one !== named);
    this.#seats = this.has(table, seat) ? others : [...others, named].slice(-MOST);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#seats));
    } catch {
      // Then it lasts as long as the page.
    }
  }

  /** Who is hidden at one table is so at the next of the same people, which numbers the same seats anew, in their order. */
  carry(table: string, onward: string, seats: readonly string[]): void {
    for (const [place, seat] of seats.entries()) {
      const there = `s${place + 1}`;
      if (this.has(table, seat) && !this.has(onward, there)) this.toggle(onward, there);
    }
  }
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const hidden = new Hidden();
