import { beforeEach, describe, expect, it } from "vitest";
import games from "../../../../fixtures/sealed/records.json";
import { checkSeals, type SealedRecord } from "./check";
import { Told } from "./told";

const GAMES = Object.entries(games as unknown as Record<string, SealedRecord>);

function toldIn({ proof }: SealedRecord): string[] {
  return [proof!.shuffle, proof!.deal];
}

describe.each(GAMES)("the seals of %s", (_name, record) => {
  it("are intact, as the rules' own check confirms", async () => {
    const found = await checkSeals(record, toldIn(record), record.diets);
    expect(found.kept).toBe(true);
    expect(found.seals.map(({ told, found }) => told === found)).toEqual([true, true]);
  });

  it("are broken by swapping two cards of the pile", async () => {
    const other = record.pile.findIndex((food) => food !== record.pile[0]);
    const pile = record.pile.with(0, record.pile[other]!).with(other, record.pile[0]!);
    const found = await checkSeals({ ...record, pile }, toldIn(record));
    expect(found.seals.map(({ kept }) => kept)).toEqual([false, false]);
    expect(found.kept).toBe(false);
  });

  it("are broken by another diet: the deal's, but not the shuffle's", async () => {
    const found = await checkSeals({ ...record, diets: ["identical:type", ...record.diets.slice(1)] }, toldIn(record));
    expect(found.seals.map(({ kept }) => kept)).toEqual([true, false]);
    expect(found.kept).toBe(false);
  });

  it("are broken by a whole new deal that matches its own seals but not those shown before", async () => {
    const [shuffle] = toldIn(record);
    expect((await checkSeals(record, [shuffle!, "0".repeat(64)])).kept).toBe(false);
    expect((await checkSeals(record, ["0".repeat(64)])).kept).toBe(false);
  });

  it("are missing without a proof, or with an invalid salt", async () => {
    const { proof, ...bare } = record;
    expect((await checkSeals(bare as SealedRecord, toldIn(record))).kept).toBe(false);
    expect((await checkSeals({ ...record, proof: { ...proof!, deal_salt: "12" } }, toldIn(record))).kept).toBe(false);
  });

  it("say nothing about a game whose table showed other diets", async () => {
    expect((await checkSeals(record, toldIn(record), ["identical:type"])).kept).toBe(false);
  });
});

describe("what was told", () => {
  beforeEach(() => localStorage.clear());

  it("keeps what was told first, whatever the server says later", () => {
    const told = new Told();
    told.see("t1", ["a"]);
    told.see("t1", ["b", "c"]);
    told.see("t1", ["d", "e"]);
    expect(told.of("t1")).toEqual(["a", "c"]);
    expect(new Told().of("t1")).toEqual(["a", "c"]);
    expect(told.of("t2")).toEqual([]);
  });

  it("doesn't grow without bound, and survives garbage", () => {
    const told = new Told();
    for (let table = 0; table < 80; table++) told.see(`t${table}`, ["a"]);
    expect([told.of("t0"), told.of("t79")]).toEqual([[], ["a"]]);
    localStorage.setItem("doctor-rat.seals", '[1, ["x"]]');
    expect(new Told().of("x")).toEqual([]);
  });
});
