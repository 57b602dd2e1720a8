import { expect, it } from "vitest";
import { tableAddress, tablePath } from "./play";

it("finds the table in a link or a code", () => {
  expect(tablePath("https://rat.example/table/a-B_1?invite=x%3D")).toBe("/table/a-B_1?invite=x%3D");
  expect(tablePath("  a-B_1 ")).toBe("/table/a-B_1");
  expect(tablePath("what is this?")).toBeNull();
});

it("puts the invitation into the link", () =>
  expect(tableAddress({ id: "a", invite: "b&c" })).toBe("/table/a?invite=b%26c"));
