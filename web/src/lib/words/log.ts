/** The log in words: what an entry and its events say to this reader. */
import { EXAM, EXTRA_MEAL, LEAN_MEAL } from "$lib/generated/vocabulary";
import type { Shown } from "$lib/state/frames";
import type { LogEntry, TableState } from "$lib/state/table.svelte";
import { t } from "$lib/state/words.svelte";
import type { Event, News, Outcome, Role } from "$lib/wire";
import { complicationName, foodName, foodNames } from "./cards";
import { groupOf, roleNames, seatName } from "./people";
import { tokenText, usedIn } from "./tokens";

export type LogTone = "plain" | "meal" | "good" | "bad";

export interface LogLine {
  readonly text: string;
  readonly tone: LogTone;
}

/** Nothing for entries that aren't worth a line. Talk is shown separately. */
export function logLines(entry: LogEntry, table: TableState): LogLine[] {
  const news = newsText(entry.news, table);
  const lines: LogLine[] = news === null ? [] : [{ text: news, tone: "plain" }];
  for (const event of entry.events) {
    for (const text of eventTexts(event, table)) lines.push({ text, tone: toneOf(event) });
  }
  return lines;
}

function toneOf(event: Event): LogTone {
  if (event.event === "meal-began") return "meal";
  if (event.event === "judged") return event.good ? "good" : "bad";
  if (event.event === "ended") return event.outcome.won ? "good" : "bad";
  return "plain";
}

function newsText(news: News, table: TableState): string | null {
  const name = "seat" in news ? seatName(table, news.seat) : "";
  switch (news.entry) {
    case "made":
      return t("news-made");
    case "sat":
      return t("news-sat", { name: news.name, roles: rolesText(news.roles, table) });
    case "bot-sat":
      return t("news-sat", { name: t("bot-name", { level: news.level }), roles: rolesText(news.roles, table) });
    case "options-changed":
      return t("news-options-changed");
    case "stood":
      return t("news-stood");
    case "youngest":
      return t("news-youngest", { name });
    case "readied":
      return t(news.ready ? "news-ready" : "news-not-ready", { name });
    case "started":
      return t("news-started");
    case "diet-settled":
      return t("news-diet-settled", { group: groupOf(table, news.group) });
    case "diet-card-drawn":
      return t("news-diet-card-drawn", { group: groupOf(table, news.group) });
    case "dealt":
      return t("news-dealt");
    case "suggested":
      return t("news-suggested", { name });
    case "planned":
      return t(`news-planned-${news.how}`);
    case "appointed": {
      const complication = complicationName(news.complication);
      return t("news-appointed", { name, group: groupOf(table, news.group), complication });
    }
    case "took-over":
      return t(`news-took-over-${news.why}`, { name });
    case "came-back":
      return t("news-came-back", { name });
    case "hosting":
      return t("news-hosting", { name });
    case "readmitted":
      return t("news-readmitted");
    case "muted":
      return t(news.muted ? "news-muted" : "news-unmuted", { name });
    case "again":
      return t("news-again");
    case "acted":
    case "proposed":
    case "talked":
    case "said":
      return null;
  }
}

function rolesText(roles: readonly Role[], table: TableState): string {
  const options = table.view?.options;
  return options ? roleNames(roles, options) : "";
}

/** One event in words; some give several sentences, some none. */
export function eventTexts(event: Event, table: TableState): string[] {
  const inPairs = table.view?.options.variant === "colleagues";
  const group = (number: number): string => groupOf(table, number);
  const by = (who: "doctor" | number): string => (who === "doctor" ? t("doctor") : group(who));
  if (isPrepared(event)) return [preparedText(event, group)];
  switch (event.event) {
    case "trash-opened":
      return [t("event-trash-opened", { foods: foodNames(event.foods) })];
    case "meal-began":
      return mealTexts(event.meal, event.first === null ? null : group(event.first));
    case "drew":
      if (event.count === 0) return [];
      return [
        event.foods ? t("event-you-drew", { foods: foodNames(event.foods) }) : t("event-drew", { count: event.count }),
      ];
    case "stock-thrown":
      if (!event.thrown || !event.drawn) return [t("event-stock-thrown", { count: event.count })];
      return [t("event-you-threw", { thrown: foodNames(event.thrown), drawn: foodNames(event.drawn) })];
    case "laid":
      return [t("event-laid", { foods: foodNames(event.foods) })];
    case "table-cleared": {
      const foods = foodNames(event.centre);
      const values = { group: by(event.by), trash: foodNames(event.trash) };
      if (event.centre.length === 0) return [t("event-trash-cleared", values)];
      return [t("event-table-cleared", { ...values, foods })];
    }
    case "offered": {
      const said = [t("event-you-offered", { foods: foodNames(event.foods) })];
      return event.extra ? [...said, t("event-extra", { food: foodName(event.extra) })] : said;
    }
    case "served":
      return servedTexts(event, group);
    case "taken": {
      const values = { group: group(event.group), food: foodName(event.food) };
      if (inPairs)
        return [t(event.origin === "trash" ? "event-colleague-taken-trash" : "event-colleague-taken", values)];
      if (event.origin === "centre") return [t("event-taken", values)];
      return [t(`event-taken-${event.origin}`, values)];
    }
    case "discarded":
      return [t("event-discarded", { food: foodName(event.food) })];
    case "sent-back": {
      const values = { group: group(event.group), food: foodName(event.food) };
      return [t(inPairs ? "event-colleague-sent-back" : "event-sent-back", values)];
    }
    case "passed":
      return [t("event-passed", { group: group(event.by) })];
    case "centre-cleared":
      return event.foods.length > 0 ? [t("event-centre-cleared", { foods: foodNames(event.foods) })] : [];
    case "predicted":
      return predictedTexts(event, group);
    case "moved":
      return [t("event-moved", { group: group(event.group), food: foodName(event.food) })];
    case "judged": {
      const values = { group: group(event.group), food: foodName(event.food) };
      return [t(event.good ? "event-judged-good" : "event-judged-bad", values)];
    }
    case "complication-spent":
    case "complication-drawn": {
      const values = { group: group(event.group), complication: complicationName(event.complication) };
      return [t(`event-${event.event}`, values)];
    }
    case "ended":
      if (event.outcome.won) return [t("event-won")];
      return [t(event.outcome.reason === "third-cross" ? "event-lost-crosses" : "event-lost-exam")];
  }
}

/** The current event in one sentence; a prediction covers several groups. */
export function caption(table: TableState, event: Shown): string {
  switch (event.event) {
    case "presented":
      return t("table-presented", { group: groupOf(table, event.group), food: foodName(event.food) });
    case "refused":
      return eventTexts({ ...event, event: "sent-back", by: "doctor" }, table)[0]!;
    case "ended":
      return ending(table, event.outcome);
    case "predicted":
      return eventTexts(event, table).join(" ");
    default:
      return eventTexts(event, table)[0] ?? "";
  }
}

/** How the game ended; if lost, through which group's food. */
function ending(table: TableState, outcome: Outcome): string {
  const last = outcome.won ? undefined : lastVerdict(table);
  return last ? `${lostBy(table, last)} ${t("table-lost")}` : eventTexts({ event: "ended", outcome }, table)[0]!;
}

export function lostBy(table: TableState, { food, group }: Of<"judged">): string {
  return t("table-end-by", { food: foodName(food), group: groupOf(table, group) });
}

/** The verdict that decided the game, if it is lost. */
export function lastVerdict({ log }: Pick<TableState, "log">): Of<"judged"> | undefined {
  return log.flatMap((entry) => entry.events).findLast((event) => event.event === "judged");
}

function mealTexts(meal: number, first: string | null): string[] {
  if (first === null) {
    const isSpecial = meal === EXTRA_MEAL || meal === LEAN_MEAL || meal === EXAM;
    return [isSpecial ? t(`event-meal-${meal}`) : t("event-meal-began", { meal })];
  }
  const isSpecial = meal === LEAN_MEAL || meal === EXAM;
  const title = isSpecial ? t(`event-colleagues-meal-${meal}`) : t("event-meal-began", { meal });
  return [title, t("event-first-player", { group: first })];
}

type Of<Tag extends Event["event"]> = Extract<Event, { event: Tag }>;

type Prepared = Of<Extract<Event["event"], `${string}-prepared`>>;

const isPrepared = (event: Event): event is Prepared => event.event.endsWith("-prepared");

/** A token that will go out with dinner. */
function preparedText(event: Prepared, group: (number: number) => string): string {
  const use = "place" in event ? event.place : event;
  return t(`event-${event.event}`, { group: group(use.group), food: "food" in use ? foodName(use.food) : "" });
}

function servedTexts(event: Of<"served">, group: (number: number) => string): string[] {
  const said = [t("event-served", { foods: foodNames(event.centre) })];
  said.push(...usedIn(event).map(([token, use]) => tokenText("event-served", token, use, group)));
  if (event.madness.length > 0) said.push(t("event-served-madness", { foods: foodNames(event.madness) }));
  return said;
}

function predictedTexts(event: Of<"predicted">, group: (number: number) => string): string[] {
  return event.good.flatMap((good, other) => {
    const right = event.right[other];
    if (good === null || right == null) return [];
    const key = `event-predicted-${good ? "good" : "bad"}-${right ? "right" : "wrong"}` as const;
    return [t(key, { group: group(event.group), other: group(other) })];
  });
}
