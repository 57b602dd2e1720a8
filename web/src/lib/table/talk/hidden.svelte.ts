const PLACE = "doctor-rat.hidden";
/** Only the choices of this many recent tables are kept. */
const MOST = 100;

/** Players the reader has hidden, by table; kept in the browser. */
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
      // Storage failed: keep it for as long as the page is open.
    }
  }

  /** Carries hidden players over to the group's next table, which renumbers the same seats in order. */
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
