import { expect, it } from "vitest";
import { changed, USUAL } from "./usual";

it("changes what must change along", () => {
  const pairs = changed({ ...USUAL, diets: "preset" }, { variant: "colleagues" });
  expect(pairs).toMatchObject({ identities: ["1bl", "2gv"], diets: "random" });
  expect(changed(pairs, { variant: "colony" }).identities).toHaveLength(3);
  expect(changed(USUAL, { diets: "difficulty" }).difficulty).toBe("normal");
  expect(changed({ ...USUAL, diets: "difficulty", difficulty: "hard" }, { diets: "random" }).difficulty).toBeNull();
  expect(changed({ ...USUAL, clock: 60 }, { pace: "slow" }).clock).toBeNull();
});
