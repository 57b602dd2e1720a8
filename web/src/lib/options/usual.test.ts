import { expect, it } from "vitest";
import { changed, USUAL, withIdentity } from "./usual";

it("leaves identities to chance unless somebody chooses", () => expect(USUAL.random_identities).toBe(true));

it("swaps identities rather than give one out twice", () => {
  expect(withIdentity(["1bl", "2gv"], 0, "2gv")).toEqual(["2gv", "1bl"]);
  expect(withIdentity(["1bl", "2gv"], 1, "3rc")).toEqual(["1bl", "3rc"]);
  expect(withIdentity(["1bl", "2gv"], 1, "2gv")).toEqual(["1bl", "2gv"]);
});

it("changes what must change along", () => {
  const pairs = changed({ ...USUAL, diets: "preset" }, { variant: "colleagues" });
  expect(pairs).toMatchObject({ identities: ["1bl", "2gv"], diets: "random" });
  expect(changed(pairs, { variant: "colony" }).identities).toHaveLength(3);
  expect(changed(USUAL, { diets: "difficulty" }).difficulty).toBe("normal");
  expect(changed({ ...USUAL, diets: "difficulty", difficulty: "hard" }, { diets: "random" }).difficulty).toBeNull();
  expect(changed({ ...USUAL, clock: 60 }, { pace: "slow" }).clock).toBeNull();
});
