import { describe, expect, it } from "vitest";
import { cardsIn, categoriesIn, EMPTY, fittingCards, kindsIn, meant, tapped, written, type DietDraft } from "./allowed";

const allowed = ["mandatory:c", "mandatory:c+ro", "alternating:c/l", "identical:type", "step"];
const draft = (changes: Partial<DietDraft>): DietDraft => ({ ...EMPTY, ...changes });

describe("a draft", () => {
  it("is written once it is complete", () => {
    expect(written(draft({ name: "step" }))).toBe("step");
    expect(written(draft({ name: "identical" }))).toBeNull();
    expect(written(draft({ name: "alternating", cards: ["c", null] }))).toBeNull();
    expect(written(draft({ name: "mandatory", cards: ["c", null] }))).toBe("mandatory:c");
  });

  it("matches an allowed diet in any card order, except for Alternating", () => {
    expect(meant(draft({ name: "mandatory", cards: ["ro", "c"] }), allowed)).toBe("mandatory:c+ro");
    expect(meant(draft({ name: "alternating", cards: ["l", "c"] }), allowed)).toBeNull();
    expect(meant(draft({ name: "mandatory", cards: ["v", null] }), allowed)).toBeNull();
  });
});

it("takes one card or two by tapping", () => {
  const one = tapped(draft({ name: "mandatory" }), "c");
  expect(one.cards).toEqual(["c", null]);
  expect(tapped(one, "ro").cards).toEqual(["c", "ro"]);
  expect(tapped(tapped(one, "ro"), "v").cards).toEqual(["c", "v"]);
  expect(tapped(tapped(one, "ro"), "c").cards).toEqual(["ro", null]);
  expect(tapped(one, "c").cards).toEqual([null, null]);
});

it("shows which card may follow the first", () => {
  expect([...fittingCards(draft({ name: "mandatory" }), allowed)].sort()).toEqual(["c", "ro"]);
  expect([...fittingCards(draft({ name: "mandatory", cards: ["c", null] }), allowed)].sort()).toEqual(["c", "ro"]);
  expect([...fittingCards(draft({ name: "mandatory", cards: ["ro", null] }), allowed)].sort()).toEqual(["c", "ro"]);
  expect([...fittingCards(draft({ name: "mandatory", cards: ["v", null] }), allowed)]).toEqual([]);
});

it("lets only allowed cards be taken", () => {
  expect([...kindsIn(allowed)]).toEqual(["mandatory", "alternating", "identical", "step"]);
  expect([...categoriesIn(allowed, "identical")]).toEqual(["type"]);
  expect([...cardsIn(allowed, "mandatory", 0, null)].sort()).toEqual(["c", "ro"]);
  expect([...cardsIn(allowed, "mandatory", 1, "c")]).toEqual(["ro"]);
  expect([...cardsIn(allowed, "alternating", 0, "l")]).toEqual(["c"]);
});
