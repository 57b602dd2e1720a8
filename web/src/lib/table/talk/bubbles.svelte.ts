import type { ToldItem } from "$lib/state/frames";
import type { LogEntry, TableState } from "$lib/state/table.svelte";
import { t } from "$lib/state/words.svelte";
import type { Food, Group, Proposed } from "$lib/wire";
import { seatsOf } from "$lib/words/people";
import { speech } from "$lib/words/phrases";
import { reasonText } from "$lib/words/reasons";
import { hidden } from "./hidden.svelte";

export interface Bubble {
  readonly id: number;
  /** Whose towel it hangs at; the doctor's is at his cabinet. */
  readonly place: Group | "doctor";
  /** Who speaks; null for all the bots of a towel together. */
  readonly seat: string | null;
  /** The speaker's name, where several people share a towel. */
  readonly name: string | null;
  readonly text: string;
  readonly aside: boolean;
}

const SHORTEST = 2_600;
const LONGEST = 9_000;
/** Roughly how long it takes to read a letter, in milliseconds. */
const LETTER = 55;

/** What was just said at the table, each shown as long as it takes to read. One per speaker; the panel has the rest. */
export class Bubbles {
  #shown = $state.raw<readonly Bubble[]>([]);
  #last = 0;

  get shown(): readonly Bubble[] {
    return this.#shown;
  }

  hear(table: TableState): void {
    for (const told of table.told) {
      const said = wordsOf(told, table);
      if (said) this.#add(said);
    }
  }

  #add(said: Omit<Bubble, "id">): void {
    const bubble = { ...said, id: ++this.#last };
    this.#shown = [...this.#shown.filter((one) => one.place !== said.place || one.seat !== said.seat), bubble];
    setTimeout(() => this.#remove(bubble), Math.min(LONGEST, SHORTEST + said.text.length * LETTER));
  }
  #remove(bubble: Bubble): void {
    this.#shown = this.#shown.filter((one) => one !== bubble);
  }
}

function wordsOf(told: ToldItem, table: TableState): Omit<Bubble, "id"> | null {
  if ("entry" in told) return speechOf(told.entry, table);
  if (told.event.event !== "taken") return null;
  const { group, food } = told.event;
  const text = reasonFor(table, group, food);
  return text === null ? null : { place: group, seat: null, name: null, text, aside: false };
}

/** Null for players the reader hides or the host has muted. */
function speechOf(entry: LogEntry, table: TableState): Omit<Bubble, "id"> | null {
  const said = speech(entry, table);
  const seat = said && table.view?.seats.find((one) => one.id === said.seat);
  if (!said || !seat || seat.muted || hidden.has(table.id, seat.id)) return null;
  const role = seat.roles[0];
  if (role === undefined) return null;
  const name = seat.id === table.seat?.id ? t("lobby-you") : said.name;
  return {
    place: role === "doctor" ? "doctor" : Number(role.slice(-1)),
    seat: seat.id,
    name: seatsOf(table, role).length > 1 ? name : null,
    text: said.text,
    aside: said.aside,
  };
}

/** Why bots gave this food to this group, if they chose by themselves. */
export function reasonFor(table: TableState, group: Group, food: Food): string | null {
  const { log } = table;
  const entry = log.findLast((one) => one.events.length > 0);
  if (entry?.news.entry !== "planned" || entry.news.how !== "bots") return null;
  const plans = log.slice(0, log.indexOf(entry)).flatMap(({ news }) => (news.entry === "proposed" ? [news] : []));
  return whyOf(plans, group, food, table);
}

function whyOf(plans: readonly Proposed[], group: Group, food: Food, table: TableState): string | null {
  const plan = plans.findLast((one) => one.plan.foods.some(([to, what]) => to === group && what === food));
  const why = plan?.reasons.find((one) => one.arguments.group === group && one.arguments.food === food);
  return why ? reasonText(why, table) : null;
}
