import { api } from "$lib/api";
import type { Marks } from "$lib/wire";

export type SheetMark = Marks["marks"][number][string];
export const SIGNS: Record<SheetMark, string> = { no: "✕", maybe: "?", yes: "✓" };

const DELAY = 600;
const NEXT: Record<SheetMark | "none", SheetMark | null> = { none: "no", no: "maybe", maybe: "yes", yes: null };

/** The guest's own marks on the deduction sheet; saved to the server shortly after each change. */
export class MarksState {
  #marks = $state.raw<Marks>({ marks: [], notes: "" });
  #failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  get notes(): string {
    return this.#marks.notes;
  }
  /** Whether the last change couldn't be saved. */
  get failed(): boolean {
    return this.#failed;
  }

  of(group: number, diet: string): SheetMark | null {
    return this.#marks.marks[group]?.[diet] ?? null;
  }

  async load(): Promise<void> {
    this.#marks = await api.marks(this.#table);
  }

  /** Cycles through nothing, no, maybe, yes. */
  turn(group: number, diet: string): void {
    this.set(group, diet, NEXT[this.of(group, diet) ?? "none"]);
  }

  set(group: number, diet: string, mark: SheetMark | null): void {
    const groups = Array.from({ length: Math.max(group + 1, this.#marks.marks.length) }, (_, at) => ({
      ...this.#marks.marks[at],
    }));
    if (mark === null) delete groups[group]![diet];
    else groups[group]![diet] = mark;
    this.#change({ marks: groups, notes: this.#marks.notes });
  }

  note(notes: string): void {
    this.#change({ marks: this.#marks.marks, notes });
  }

  /** Saves pending changes at once. */
  async flush(): Promise<void> {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      await api.keepMarks(this.#table, this.#marks);
      this.#failed = false;
    } catch {
      this.#failed = true;
    }
  }

  #change(marks: Marks): void {
    this.#marks = marks;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), DELAY);
  }
}
