import { expect, it } from "vitest";
import { USUAL } from "$lib/generated/vocabulary";
import { withIdentity } from "./usual";

it("leaves identities to chance unless one is chosen", () => expect(USUAL.random_identities).toBe(true));

it("swaps identities rather than give one out twice", () => {
  expect(withIdentity(["1bl", "2gv"], 0, "2gv")).toEqual(["2gv", "1bl"]);
  expect(withIdentity(["1bl", "2gv"], 1, "3rc")).toEqual(["1bl", "3rc"]);
  expect(withIdentity(["1bl", "2gv"], 1, "2gv")).toEqual(["1bl", "2gv"]);
});
