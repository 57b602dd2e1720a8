/** No frame knows the future: whole games, frame by frame, checked against nothing but the events shown so far. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { factsOf } from "$lib/learn/facts";
import { Kitchen } from "../table/play/kitchen.svelte";
import { status } from "../table/play/status";
import type { Event, Food, GameView } from "$lib/wire";
import { foodName } from "$lib/words/cards";
import { spoken } from "$lib/words/spoken";
import type { Before, Shown } from "./frames";
import { fold, NOTHING } from "./scene";
import { RECORDINGS, walk, type Recording } from "./recorded";
import type { TableState } from "./table.svelte";
import { words } from "./words.svelte";

beforeAll(() => words.need("app", "game", "table", "learn"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

/** What follows the first half of an event. */
const EFFECTS: Record<Before["event"], Event["event"]> = { presented: "judged", refused: "sent-back" };
const isEvent = (shown: Shown): shown is Event => !(shown.event in EFFECTS);

/** Walks through a game with everything told so far, kept independently of the table's own log and board. */
function* heard(recording: Recording): Generator<{ table: TableState; events: readonly Event[] }> {
  const events = recording.catchUp.entries.flatMap((entry) => entry.events);
  for (const table of walk(recording, wait)) {
    events.push(...table.told.flatMap((one) => ("event" in one && isEvent(one.event) ? [one.event] : [])));
    yield { table, events };
  }
}

/** What the table may show after these events, counted independently. */
function known(events: readonly Event[]): Record<string, unknown> {
  const of = <Tag extends Event["event"]>(tag: Tag): Extract<Event, { event: Tag }>[] =>
    events.filter((event): event is Extract<Event, { event: Tag }> => event.event === tag);
  const served = of("served");
  return {
    meal: of("meal-began").at(-1)?.meal,
    verdicts: of("judged").length,
    yucks: of("sent-back").length + of("stock-thrown").length + of("table-cleared").length,
    medicine: !served.some((event) => event.medicine),
    menu: !served.some((event) => event.menu),
    outcome: of("ended")[0]?.outcome ?? null,
    complications: of("complication-drawn").length,
  };
}

function shown(table: TableState): Record<string, unknown> {
  const { board } = table.game!;
  const entries = board.rows.flatMap((row) => row.entries);
  const pairs = board.variant === "colleagues";
  return {
    meal: board.meal,
    verdicts: entries.filter((entry) => entry.entry === "eaten").length,
    yucks: table.view!.options.yuck - board.yuck,
    medicine: board.medicine || pairs,
    menu: board.strict_menu || pairs,
    outcome: board.outcome,
    complications:
      entries.filter((entry) => entry.entry === "green-cross").length + board.complications.filter(Boolean).length,
  };
}

/**
 * Everything drawn of a game, except what only the server decides. What stays in stock after serving is in no event.
 */
function openly({ board, desk }: GameView, isServed: boolean): unknown {
  const { phase: _, takers: _t, turn: _u, passes: _p, retake: _r, ...open } = board;
  const counts = isServed ? { stock: 0, pile: 0 } : {};
  return { ...open, ...counts, desk: board.outcome ? null : desk };
}

/** Every food in sight. */
function foodsShown({ game, audience }: TableState): Food[] {
  const { board } = game!;
  // At the end, the doctor's desk is open to everyone.
  const desk = audience === "doctor" || board.outcome === null ? game!.desk : null;
  const eaten = board.rows.flatMap((row) => row.entries.flatMap((one) => (one.entry === "eaten" ? [one.food] : [])));
  const own = desk ? [...desk.stock, ...desk.chosen, ...(desk.extra ? [desk.extra] : [])] : [];
  return [...eaten, ...board.plates.flat(), ...board.centre, ...board.trash, ...board.madness, ...own];
}

/** Every food the events name. */
function foodsTold(events: readonly Event[]): Set<string> {
  return new Set(JSON.stringify(events).match(/(?<=")[1-4][roygb][clv](?=")/g));
}

describe.each(RECORDINGS)("%s", (_, recording: Recording) => {
  it("shows in every frame what the events so far contain, and no more", () => {
    for (const { table, events } of heard(recording)) {
      expect(table.log.flatMap((entry) => entry.events)).toEqual(events);
      expect(shown(table)).toEqual(known(events));
      const told = foodsTold(events);
      for (const food of foodsShown(table)) expect(told).toContain(food);
    }
  });

  it("shows in each frame the last of the events told so far, and nothing before its frame", () => {
    for (const { table, events } of heard(recording)) {
      const event = table.show.frame?.event;
      if (!event) continue;
      if (isEvent(event)) expect(event).toEqual(events.at(-1));
      else expect(events.slice(-1)).not.toMatchObject([{ event: EFFECTS[event.event], food: event.food }]);
    }
  });

  it("hides diets, the stage and every choice until everything has been shown", () => {
    const secret = recording.catchUp.entries.findLast((entry) => entry.game)!.game!.diets;
    for (const table of walk(recording, wait)) {
      if (!table.show.isPlaying) continue;
      expect(table.game!.diets).toEqual(secret);
      expect(table.view!.stage).toBe("game");
      expect(table.choices).toEqual([]);
      expect(table.isYourTurn).toBe(false);
    }
  });

  it("names no food in its status line before it has been shown", () => {
    for (const { table, events } of heard(recording)) {
      const told = foodsTold(events);
      const sentence = status(new Kitchen(table));
      expect(sentence).not.toBe("");
      for (const name of foodNamesIn(sentence)) expect(told).toContain(name);
      // A verdict becomes known with its stamp.
      const { frame } = table.show;
      if (frame?.event?.event === "presented") expect(sentence).not.toMatch(/good|bad/i);
    }
  });

  it("announces only what has been shown, each thing once, and never too much at a time", () => {
    const said: string[] = [];
    for (const { table, events } of heard(recording)) {
      const lines = spoken(table);
      const told = foodsTold(events);
      for (const line of lines) for (const food of foodNamesIn(line)) expect(told).toContain(food);
      expect(lines.length).toBeLessThanOrEqual(6);
      said.push(...lines);
    }
    const verdicts = known(recording.live.flatMap((entry) => entry.events)).verdicts;
    expect(said.filter((line) => /(Good|Bad)!$/.test(line))).toHaveLength(verdicts as number);
  });

  it("lets the coach know no more than the table shows", () => {
    for (const { table, events } of heard(recording)) {
      const facts = factsOf(table, null)!;
      const { verdicts, meal, outcome } = known(events) as {
        verdicts: number;
        meal: number;
        outcome: null;
      };
      expect(facts.meal).toBe(meal);
      expect(facts.judged).toBe(verdicts > 0);
      expect(facts.won === null).toBe(outcome === null);
    }
  });

  it("draws from the events the same board the server delivered", () => {
    let scene = recording.catchUp.entries.reduce(fold, NOTHING);
    for (const delivery of recording.live) {
      const { game: _, ...told } = delivery;
      const drawn = fold(scene, told).game!;
      scene = fold(scene, delivery);
      const isServed = delivery.events.some((event) => event.event === "served");
      if (delivery.game) expect(openly(drawn, isServed)).toEqual(openly(scene.game!, isServed));
    }
  });

  it("ends up with what was delivered, though it drew only what it saw", () => {
    let last: TableState | null = null;
    for (const table of walk(recording, wait)) last = table;
    const delivered = recording.live.findLast((entry) => entry.game)!;
    expect(last!.game).toEqual(delivered.game);
    expect(last!.log).toHaveLength(recording.catchUp.entries.length + recording.live.length);
  });
});

const NAMES = new Map<string, Food>();
function foodNamesIn(sentence: string): Food[] {
  if (NAMES.size === 0) {
    for (const count of "1234")
      for (const colour of "roygb")
        for (const type of "clv")
          NAMES.set(foodName(`${count}${colour}${type}` as Food), `${count}${colour}${type}` as Food);
  }
  return [...NAMES].flatMap(([name, food]) => (new RegExp(`\\b${name}\\b`).test(sentence) ? [food] : []));
}
