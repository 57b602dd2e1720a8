/** A position as the deciding side saw it, on a table where it can decide again. */
import { nobody } from "$lib/state/nobody";
import { TableState, type Send } from "$lib/state/table.svelte";
import type { GameView, Role, SeatView, TableView } from "$lib/generated/wire";
import { eventsUpTo, laidTable } from "./state.svelte";
import { sightOf } from "./steps";
import type { Decided, Review } from "./types";
import { viewerOf } from "./weighed";

const YOU = "you";

export function positionOf(review: Review, decided: Decided, send: Send): TableState {
  const table = new TableState("practice", send);
  table.receive(nobody(viewerOf(decided.side) as Role, YOU));
  const view = tableOf(review, decided);
  const news = { entry: "made" as const, options: view.options };
  const game = gameOf(review, decided);
  const events = eventsUpTo(review, review.frames[decided.step]!);
  const entry = { type: "entry" as const, number: 1, at: 0, news, events, table: view, game };
  table.receive({ type: "catch-up", reset: true, entries: [entry], more: false });
  return table;
}

function gameOf(review: Review, decided: Decided): GameView {
  const frame = review.frames[decided.step]!;
  const sight = sightOf(frame, viewerOf(decided.side));
  return {
    board: frame.board,
    choices: decided.offered,
    desk: sight?.desk ?? null,
    diets: [...(sight?.diets ?? [])],
    sources: [...review.sources],
  };
}

function tableOf(review: Review, decided: Decided): TableView {
  const takers = decided.offered.flatMap((choice) => (choice.may === "take" ? [choice.by] : []));
  const joint = decided.side === "rats" ? [...new Set(takers)] : [];
  return { ...laidTable(review), stage: "game", awaited: [YOU], joint, seats: seatsOf(review, decided) };
}

function seatsOf(review: Review, { side }: Decided): SeatView[] {
  const groups = review.identities.map((_, group): Role => `group-${group}` as Role);
  const all: Role[] = review.variant === "colleagues" ? ["colleague-0", "colleague-1"] : ["doctor", ...groups];
  const yours = side === "rats" ? groups : [side];
  const theirs = all.filter((role) => !yours.includes(role));
  return [seat(YOU, yours, true), seat("others", theirs, false)];
}

function seat(id: string, roles: Role[], person: boolean): SeatView {
  return {
    id,
    roles,
    name: "",
    bot: person ? null : "regular",
    person,
    free: false,
    owner: person,
    youngest: false,
    ready: true,
    muted: false,
    silent: false,
    silence: null,
    side_silence: null,
    replaceable: false,
    vote: "alone",
  };
}
