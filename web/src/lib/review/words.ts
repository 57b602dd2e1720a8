/** A review in words. */
import type { TableState } from "$lib/state/table.svelte";
import { say, t } from "$lib/state/words.svelte";
import type { Event, Food, Group } from "$lib/wire";
import { foodName, foodNames, groupName } from "$lib/words/cards";
import { eventTexts } from "$lib/words/log";
import { eventsOf, type Viewer } from "./steps";
import type { Frame, Highlight, Review } from "./types";

export type HighlightTone = "good" | "bad" | "learnt" | "plain";

const TONES: Readonly<Record<string, HighlightTone>> = {
  "review-sure": "good",
  "review-lucky": "good",
  "review-yuck-back-saved": "good",
  "review-risky": "bad",
  "review-unlucky": "bad",
  "review-missed-safe": "bad",
  "review-lost-by": "bad",
  "review-doctor-had-no-good": "bad",
  "review-doctor-kept-good": "bad",
  "review-yuck-back-vain": "bad",
  "review-yuck-back-wrong": "bad",
  "review-lesson": "learnt",
  "review-known": "learnt",
  "review-turning-point": "learnt",
  "review-exam": "learnt",
};

export function toneOf(highlight: Highlight): HighlightTone {
  return TONES[highlight.key] ?? "plain";
}

export function nameOfGroup(review: Pick<Review, "identities" | "variant">, group: Group): string {
  const rows = review.identities.map((identity) => ({ identity }));
  return groupName(group, rows, review.variant);
}

export function highlightText(highlight: Highlight, review: Review): string {
  const values = Object.entries(highlight.arguments).map(([name, value]): [string, string | number] => {
    if (name === "group") return [name, nameOfGroup(review, Number(value))];
    return name === "food" || name === "taken" ? [name, foodName(value as Food)] : [name, value];
  });
  return say(highlight.key, Object.fromEntries(values));
}

export function viewerName(viewer: Viewer): string {
  switch (viewer) {
    case "all":
      return t("review-viewer-all");
    case "doctor":
      return t("doctor");
    case "colleague-0":
    case "colleague-1":
      return t("colleague", { number: Number(viewer.slice(-1)) });
    default:
      return t("review-viewer-rats");
  }
}

/** Left out when there are verdicts to read: the picture shows these. */
const ASIDE: readonly Event["event"][] = ["passed", "centre-cleared", "drew", "laid"];

/** What happened in this frame, as far as the viewer could see. The meal itself is named above the table. */
export function frameTexts(frame: Frame, viewer: Viewer, table: TableState): string[] {
  const events = eventsOf(frame, viewer);
  const judged = events.some((event) => event.event === "judged");
  const told = events.filter(({ event }) => event !== "meal-began" && !(judged && ASIDE.includes(event)));
  const texts = (told.length > 0 ? told : events).flatMap((event) => secretTexts(event) ?? eventTexts(event, table));
  return texts.length > 0 ? texts : [t("review-nothing")];
}

/** What only the doctor sees, told about him rather than to him. */
function secretTexts(event: Event): string[] | null {
  switch (event.event) {
    case "drew":
      return event.foods?.length ? [t("review-drew", { foods: foodNames(event.foods) })] : null;
    case "stock-thrown":
      if (!event.thrown || !event.drawn) return null;
      return [t("review-threw", { thrown: foodNames(event.thrown), drawn: foodNames(event.drawn) })];
    case "offered": {
      const said = [t("review-offered", { foods: foodNames(event.foods) })];
      return event.extra ? [...said, t("event-extra", { food: foodName(event.extra) })] : said;
    }
    default:
      return null;
  }
}
