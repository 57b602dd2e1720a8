import { beforeEach, expect, it } from "vitest";
import { Hidden } from "./hidden.svelte";

beforeEach(() => localStorage.clear());

it("remembers who the reader hid, at this table alone, until they are shown again", () => {
  new Hidden().toggle("t1", "s2");
  const again = new Hidden();
  expect(again.has("t1", "s2")).toBe(true);
  expect(again.has("t1", "s3")).toBe(false);
  expect(again.has("t2", "s2")).toBe(false);
  again.toggle("t1", "s2");
  expect(new Hidden().has("t1", "s2")).toBe(false);
});

it("carries over to the group's next table, which renumbers the seats", () => {
  const hidden = new Hidden();
  hidden.toggle("t1", "s4");
  for (let times = 0; times < 2; times += 1) hidden.carry("t1", "t2", ["s1", "s4", "s5"]);
  expect(["s1", "s2", "s3", "s4"].filter((seat) => new Hidden().has("t2", seat))).toEqual(["s2"]);
  expect(hidden.has("t1", "s4")).toBe(true);
});

it("eventually forgets the oldest choices", () => {
  const hidden = new Hidden();
  for (let table = 0; table < 1000; table += 1) hidden.toggle(`t${table}`, "s1");
  expect(hidden.has("t999", "s1")).toBe(true);
  expect(hidden.has("t0", "s1")).toBe(false);
  expect(localStorage.getItem("doctor-rat.hidden")!.length).toBeLessThan(2000);
});

it("survives what it can't read", () => {
  for (const nonsense of ["{", "null", '{"t1 s2": true}', "[1, null]"]) {
    localStorage.setItem("doctor-rat.hidden", nonsense);
    const hidden = new Hidden();
    expect(hidden.has("t1", "s2")).toBe(false);
    hidden.toggle("t1", "s2");
    expect(new Hidden().has("t1", "s2")).toBe(true);
  }
});
