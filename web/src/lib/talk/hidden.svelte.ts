/** Whom the reader doesn't want to read, by table; forgotten when the page is closed. */
class Hidden {
  #seats = $state.raw<ReadonlySet<string>>(new Set());

  has(table: string, seat: string): boolean {
    return this.#seats.has(`${table} ${seat}`);
  }

  toggle(table: string, seat: string): void {
    const next = new Set(this.#seats);
    if (!next.delete(`${table} ${seat}`)) next.add(`${table} ${seat}`);
    this.#seats = next;
  }
}

export const hidden = new Hidden();
