/** What the live region says about new events: in order, and no more than a person can listen to. */
import type { Shown, ToldItem } from "$lib/state/frames";
import type { LogEntry, TableState } from "$lib/state/table.svelte";
import { t, words } from "$lib/state/words.svelte";
import { hidden } from "$lib/table/talk/hidden.svelte";
import type { Event, Proposed } from "$lib/wire";
import { foodName, foodNames } from "./cards";
import { caption, eventTexts, logLines } from "./log";
import { groupOf, groupShort, seatName } from "./people";
import { speaker, speech } from "./phrases";

/** If there is more at once, only results are announced. */
const MOST = 6;
const RESULTS = new Set<Shown["event"]>(["judged", "sent-back", "served", "meal-began", "ended", "complication-drawn"]);

export function spoken(table: TableState): string[] {
  const lines = table.told.map((told) => ({ told, texts: textsOf(told, table) }));
  const count = lines.reduce((sum, { texts }) => sum + texts.length, 0);
  const kept = count > MOST ? lines.filter(({ told }) => "entry" in told || RESULTS.has(told.event.event)) : lines;
  return kept.flatMap(({ texts }) => texts);
}

function textsOf(told: ToldItem, table: TableState): string[] {
  return "entry" in told ? entryTexts(told.entry, table) : happened(told.event, table);
}

function entryTexts(entry: LogEntry, table: TableState): string[] {
  const { news } = entry;
  const said = speech(entry, table);
  if (said !== null) {
    const silent = said.seat === table.seat?.id || hidden.has(table.id, said.seat);
    return silent ? [] : [`${speaker(said, table)}: ${said.text}`];
  }
  if (news.entry === "proposed") return news.seat === table.seat?.id ? given(entry, news, table) : planned(news, table);
  // The events announce a plan's foods.
  return news.entry === "planned" ? [] : logLines({ ...entry, events: [] }, table).map((line) => line.text);
}

/** What you gave, and who still has nothing. */
function given(entry: LogEntry, { plan, agreed }: Proposed, table: TableState): string[] {
  if (agreed) return [];
  const before = new Set(planBefore(entry, table).map(([group, food]) => `${group} ${food}`));
  const missing = (table.view?.joint ?? []).filter((group) => !plan.foods.some(([one]) => one === group));
  const groups = words.list(missing.map((group) => groupShort(table, group)));
  return [
    ...plan.foods
      .filter(([group, food]) => !before.has(`${group} ${food}`))
      .map(([group, food]) => t("table-given", { group: groupShort(table, group), food: foodName(food) })),
    ...(missing.length > 0 ? [t("table-missing", { groups })] : []),
  ];
}

/** Your plan before this entry. */
function planBefore({ number, news }: LogEntry, { log }: TableState): Proposed["plan"]["foods"] {
  const entry = log.findLast(
    (one) =>
      one.number < number &&
      (one.events.length > 0 || (one.news.entry === "proposed" && "seat" in news && one.news.seat === news.seat)),
  );
  return entry?.news.entry === "proposed" ? entry.news.plan.foods : [];
}

/** Other people's agreement. Bots' plans are advice, and can be looked up. */
function planned({ seat, agreed }: Proposed, table: TableState): string[] {
  const isPerson = table.view?.seats.some((one) => one.id === seat && one.bot === null);
  return agreed && isPerson ? [t("table-agreed", { name: seatName(table, seat) })] : [];
}

function happened(event: Shown, table: TableState): string[] {
  switch (event.event) {
    case "presented":
    case "refused":
    case "centre-cleared":
    case "complication-spent":
      return [];
    case "drew":
      return event.foods ? eventTexts(event, table) : [];
    case "offered":
      return event.extra ? eventTexts(event, table).slice(1) : [];
    case "served":
      return served(event, table);
    case "ended":
      return [caption(table, event)];
    default:
      return eventTexts(event, table);
  }
}

/** Adds the names of the foods whose verdicts Medicine covers. */
function served(event: Extract<Event, { event: "served" }>, table: TableState): string[] {
  const said = eventTexts({ ...event, medicine: null }, table);
  if (!event.medicine) return said;
  const { group, at } = event.medicine;
  const eaten = table.game!.board.rows[group]!.entries.flatMap((entry) =>
    entry.entry === "eaten" ? [entry.food] : [],
  );
  const foods = foodNames(eaten.slice(at, at + 2));
  return [...said, t("table-covers", { group: groupOf(table, group), foods })];
}
