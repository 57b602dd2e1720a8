import { describe, expect, it, vi } from "vitest";
import colony from "../../../../fixtures/colony-4.json";
import doctor from "../../../../fixtures/doctor-prepare.json";
import madness from "../../../../fixtures/solo-madness.json";
import { tableOf, type Scene } from "$lib/state/fake";
import type { Wish } from "$lib/wire";
import { Kitchen } from "./kitchen.svelte";

function kitchen(scene: unknown): { kitchen: Kitchen; sent: Wish[] } {
  const sent: Wish[] = [];
  const table = tableOf(scene as Scene, (wish) => {
    sent.push(wish);
    return Promise.resolve(sent.length);
  });
  return { kitchen: new Kitchen(table), sent };
}

describe("Kitchen", () => {
  it("gives a food to a group, whichever is picked first", () => {
    const { kitchen: paws, sent } = kitchen(colony.rats);
    const [first, second] = paws.board.centre;
    paws.pickFood(first!);
    paws.pickGroup(1);
    paws.pickGroup(0);
    paws.pickFood(second!);
    expect(paws.plan).toEqual(
      new Map([
        [0, second],
        [1, first],
      ]),
    );
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      do: "propose",
      agreed: false,
      plan: {
        foods: [
          [0, second],
          [1, first],
        ],
      },
    });
  });

  it("never gives one food to two groups", () => {
    const { kitchen: paws } = kitchen(colony.rats);
    const [food] = paws.board.centre;
    paws.give(0, food!);
    paws.give(2, food!);
    expect(paws.plan).toEqual(new Map([[2, food]]));
  });

  it("agrees only to a complete plan", () => {
    const { kitchen: paws, sent } = kitchen(colony.rats);
    paws.agree();
    expect(sent).toEqual([]);
    paws.board.centre.forEach((food, group) => paws.give(group, food));
    paws.agree();
    expect(sent.at(-1)).toMatchObject({ do: "propose", agreed: true });
  });

  it("sends nothing else while something final is under way", async () => {
    const answers: { done: (number: number) => void; refuse: (problem: Error) => void }[] = [];
    const send = (): Promise<number> => new Promise((done, refuse) => answers.push({ done, refuse }));
    const table = tableOf(doctor.you as unknown as Scene, send);
    const paws = new Kitchen(table);
    const serve = (): void => paws.act({ act: "serve", by: "doctor" });
    serve();
    serve();
    paws.follow({ foods: [] });
    expect(paws.isUnderWay).toBe(true);
    expect(answers).toHaveLength(1);
    // Refused, so it can be tried again.
    answers[0]!.refuse(new Error());
    await vi.waitFor(() => expect(paws.isUnderWay).toBe(false));
    serve();
    // The answer may arrive before the entry it names.
    answers[1]!.done(table.number + 1);
    await Promise.resolve();
    expect(paws.isUnderWay).toBe(true);
    const news = { entry: "talked" as const, seat: "s1", text: "hm", meal: 4, side: null };
    table.receive({ type: "entry", number: table.number + 1, at: 1, news, events: [] });
    await vi.waitFor(() => expect(paws.isUnderWay).toBe(false));
  });

  it("lets the doctor pick as many foods as asked", () => {
    const { kitchen: paws } = kitchen(doctor.you);
    const offer = paws.may("offer")!;
    for (const food of offer.foods) paws.toggle(food, offer.count);
    expect(paws.picked).toEqual(offer.foods.slice(-offer.count));
  });

  it("knows who must decide alone, and between what", () => {
    const { kitchen: paws } = kitchen(madness.you);
    expect(paws.soloGroup).not.toBeNull();
    expect(paws.takesOf(paws.soloGroup!)).toEqual(paws.board.madness);
  });

  it("offers a spectator nothing", () => {
    const { kitchen: paws } = kitchen(colony.spectator);
    expect(paws.may("take")).toBeNull();
    expect(paws.joint).toEqual([]);
    expect(paws.isPickable(paws.board.centre[0]!)).toBe(false);
  });
});
