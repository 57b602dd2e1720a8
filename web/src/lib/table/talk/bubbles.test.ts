import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import colony from "../../../../fixtures/colony-4.json";
import { tableOf, withSeats, type Scenes } from "$lib/state/fake";
import { show } from "$lib/state/mounting";
import { RECORDINGS, walk } from "$lib/state/recorded";
import type { TableState } from "$lib/state/table.svelte";
import { words } from "$lib/state/words.svelte";
import BubblesView from "../scene/Bubbles.svelte";
import { Kitchen } from "../play/kitchen.svelte";
import { Bubbles } from "./bubbles.svelte";
import { hidden } from "./hidden.svelte";

const { rats } = colony as unknown as Scenes;

function says(table: TableState, seat: string, text: string): void {
  const news = { entry: "talked", seat, text, meal: 4, side: null } as const;
  table.receive({ type: "entry", number: table.number + 1, at: 0, news, events: [] });
}
function roleOf(table: TableState, role: string): string {
  return table.view!.seats.find((seat) => seat.roles.some((one) => one === role))!.id;
}

beforeAll(() => words.need("app", "game", "table"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("bubbles", () => {
  it("appear next to the speaker, and go away", () => {
    const table = tableOf(rats!);
    const bubbles = new Bubbles();
    for (const [role, place] of [
      ["group-1", 1],
      ["doctor", "doctor"],
    ] as const) {
      says(table, roleOf(table, role), "Hm");
      bubbles.hear(table);
      expect(bubbles.shown.at(-1)).toMatchObject({ place, name: null, text: "Hm" });
    }
    vi.runAllTimers();
    expect(bubbles.shown).toEqual([]);
  });

  it("belong to their speaker, by name where several share a towel", () => {
    const table = tableOf(withSeats(rats!, { roles: ["group-0"] }));
    const bubbles = new Bubbles();
    const [mine, other] = [table.seat!, table.view!.seats.find((seat) => seat.id !== table.seat!.id)!];
    for (const [seat, text] of [
      [mine, "Hm"],
      [other, "Ah"],
      [mine, "Oh"],
    ] as const) {
      says(table, seat.id, text);
      bubbles.hear(table);
    }
    expect(bubbles.shown).toMatchObject([
      { place: 0, seat: other.id, name: other.name, text: "Ah" },
      { place: 0, seat: mine.id, name: "You", text: "Oh" },
    ]);
  });

  it("hang at their speaker's name on the towel", async () => {
    const table = tableOf(withSeats(rats!, { roles: ["group-0"] }));
    const [one, other] = table.view!.seats;
    const scene = document.createElement("div");
    scene.innerHTML = `<div class="mat" data-group="0"><i class="identity"></i>
      <i data-seat="${one!.id}"></i><i data-seat="${other!.id}"></i></div>`;
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      const left = 100 * [...scene.querySelectorAll("i")].indexOf(this as never);
      return this === scene ? new DOMRect(0, 0, 900, 900) : new DOMRect(left, 0, 50, 20);
    });
    const page = show(BubblesView as never, { kitchen: new Kitchen(table), scene });
    for (const seat of [one!, other!]) {
      says(table, seat.id, "Hm");
      await tick();
    }
    const [left, right] = [...page.page.querySelectorAll<HTMLElement>(".bubble")].map((bubble) => bubble.style.left);
    expect([left, right]).toEqual(["146px", "246px"]);
    page.remove();
    vi.restoreAllMocks();
  });

  it("stay longer the more there is to read, one per speaker", () => {
    const table = tableOf(rats!);
    const bubbles = new Bubbles();
    says(table, roleOf(table, "group-0"), "Hm");
    bubbles.hear(table);
    says(table, roleOf(table, "group-1"), "A long thought about what the doctor could have meant by this");
    bubbles.hear(table);
    says(table, roleOf(table, "group-0"), "Oh");
    bubbles.hear(table);
    expect(bubbles.shown.map(({ text }) => text)).toEqual([expect.stringMatching(/^A long/), "Oh"]);
    vi.advanceTimersByTime(3_000);
    expect(bubbles.shown).toHaveLength(1);
  });

  it("don't appear for hidden or muted players", () => {
    const bubbles = new Bubbles();
    const table = tableOf(rats!);
    const seat = roleOf(table, "group-1");
    hidden.toggle(table.id, seat);
    says(table, seat, "Hm");
    bubbles.hear(table);
    hidden.toggle(table.id, seat);
    const muted = tableOf(withSeats(rats!, { muted: true }));
    says(muted, seat, "Hm");
    bubbles.hear(muted);
    expect(bubbles.shown).toEqual([]);
  });

  it("give the doctor each bot's reason with its choice, at the group that takes", () => {
    const [, game] = RECORDINGS.find(([name]) => name.startsWith("bots"))!;
    let reasons = 0;
    for (const table of walk(game, (milliseconds) => vi.advanceTimersByTime(milliseconds))) {
      const event = table.show.frame?.event;
      if (event?.event !== "taken") continue;
      const bubbles = new Bubbles();
      bubbles.hear(table);
      expect(bubbles.shown).toHaveLength(1);
      expect(bubbles.shown[0]!.place).toBe(event.group);
      expect(bubbles.shown[0]!.text).not.toMatch(/^reason-|[{}]/);
      reasons += 1;
    }
    expect(reasons).toBeGreaterThan(8);
  });
});
