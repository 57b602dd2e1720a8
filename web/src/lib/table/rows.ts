import type { Row } from "$lib/wire";

/** Red crosses that count. */
export function crosses(row: Row): number {
  return row.entries.filter((entry) => entry.entry === "eaten" && !entry.good && !entry.covered).length;
}

/** Whether the plaster begins over this entry: it covers it and the next. */
export function plastered(row: Row, at: number): boolean {
  const covered = (place: number): boolean => {
    const entry = row.entries[place];
    return entry?.entry === "eaten" && entry.covered;
  };
  return covered(at) && !covered(at - 1);
}
