import { describe, expect, it, vi } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import lobby from "../../../fixtures/lobby.json";
import over from "../../../fixtures/colony-over.json";
import setup from "../../../fixtures/setup.json";
import setupTalk from "../../../fixtures/setup-talk.json";
import type { Delivery, Proposed } from "$lib/wire";
import { tableOf, welcome, type Scenes } from "./fake";
import type { Recording } from "./recorded";
import { TableState } from "./table.svelte";

const { rats, doctor, spectator } = colony as unknown as Scenes;
const said = (number: number): Delivery => ({
  type: "entry",
  number,
  at: 0,
  news: { entry: "talked", seat: "s1", text: "hm", meal: 4, side: null },
  events: [],
});

describe("what was delivered", () => {
  it("is folded: the last view, the whole log, the talk", () => {
    const table = tableOf(rats!);
    expect(table.view?.stage).toBe("game");
    expect(table.game?.board.meal).toBe(4);
    expect(table.log).toHaveLength(rats!.catchUp.entries.length);
    expect(table.number).toBe(table.log.at(-1)?.number);
    expect(table.talk.length).toBeGreaterThan(3);
    expect(table.log.at(-1)?.meal).toBe(4);
    expect(table.log[0]?.meal).toBeNull();
  });

  it("is fresh only if it came live", () => {
    const table = tableOf(rats!);
    expect(table.fresh).toEqual([]);
    expect(table.receive(said(table.number + 1))).toBe(true);
    expect(table.fresh).toHaveLength(1);
  });

  it("is rejected after a gap, and taken only once", () => {
    const table = tableOf(rats!);
    const before = table.log.length;
    expect(table.receive(said(table.number + 2))).toBe(false);
    expect(table.receive(said(table.number))).toBe(true);
    expect(table.log).toHaveLength(before);
  });

  it("is forgotten on a reset", () => {
    const table = tableOf(rats!);
    table.receive(doctor!.welcome);
    table.receive({ type: "catch-up", reset: true, entries: doctor!.catchUp.entries, more: false });
    expect(table.audience).toBe("doctor");
    expect(table.log).toHaveLength(doctor!.catchUp.entries.length);
    expect(table.game?.desk).not.toBeNull();
  });
});

describe("a long log", () => {
  it("comes in pages, and is whole after the last", () => {
    const whole = tableOf(rats!);
    const paged = tableOf(rats!);
    const { entries } = rats!.catchUp;
    for (let at = 0; at < entries.length; at += 10) {
      const page = entries.slice(at, at + 10);
      expect(paged.receive({ type: "catch-up", reset: at === 0, entries: page, more: at + 10 < entries.length })).toBe(
        true,
      );
    }
    expect(paged.log).toEqual(whole.log);
    expect(paged.view).toEqual(whole.view);
    expect(paged.fresh).toEqual([]);
  });
});

describe("whose turn it is", () => {
  it("is the rats' while they choose, until they have agreed", () => {
    const table = tableOf(rats!);
    expect(table.isYourTurn).toBe(true);
    expect(table.choices.map((choice) => choice.may)).toEqual(["take"]);
    const own: Proposed = { entry: "proposed", seat: table.seat!.id, plan: { foods: [] }, agreed: true, reasons: [] };
    table.receive({ ...said(table.number + 1), news: own, proposals: [own], awaited: [] });
    expect(table.view!.proposals).toEqual([own]);
    expect(table.isYourTurn).toBe(false);
  });

  it("is not a spectator's, a silent doctor's or anyone's after the end", () => {
    expect(tableOf(spectator!).isYourTurn).toBe(false);
    expect(tableOf(spectator!).choices).toEqual([]);
    expect(tableOf(doctor!).isYourTurn).toBe(false);
    expect(tableOf((over as unknown as Scenes).rats!).isYourTurn).toBe(false);
  });

  it("stays with the doctor while a rat talks", () => {
    const { live, ...before } = (setupTalk as unknown as Record<string, Recording>).dora!;
    const table = tableOf(before);
    for (const delivery of live) table.receive(delivery);
    expect(live.at(-1)!.setup).toBeUndefined();
    expect(table.setup).toEqual(live.findLast((one) => one.setup)!.setup);
  });

  it("is the doctor's during setup, which the rats don't see", () => {
    const scenes = setup as unknown as Scenes;
    expect(tableOf(scenes.doctor!).isYourTurn).toBe(true);
    expect(tableOf(scenes.doctor!).setup?.diets[0]).not.toBeNull();
    expect(tableOf(scenes.rats!).setup).toBeNull();
  });

  it("is yours before the start until you are ready", () => {
    const scenes = lobby as unknown as Scenes;
    expect(tableOf(scenes.owner!).isYourTurn).toBe(false);
    expect(tableOf(scenes.guest!).isYourTurn).toBe(true);
  });
});

it("names the action count in every move", async () => {
  const send = vi.fn(() => Promise.resolve(7));
  const table = tableOf(rats!, send);
  const { count } = table.view!;
  await table.propose({ foods: [[0, "1gl"]] }, false);
  await table.act([{ act: "pass", by: 0 }]);
  await table.decide({ foods: [] });
  expect(send.mock.calls.map(([wish]: [never?]) => (wish as unknown as { count: number }).count)).toEqual([
    count,
    count,
    count,
  ]);
});

it("knows who is here", () => {
  const table = new TableState("t1", () => Promise.resolve(0));
  table.receive(welcome);
  table.receive({ type: "here", seats: ["s2"], watching: 3, host: false });
  expect(table.here.has("s2")).toBe(true);
  expect(table.hasHost).toBe(false);
  expect(table.watching).toBe(3);
  expect(table.groups).toEqual([]);
});
