import { expect, it } from "vitest";
import { LANGUAGES } from "$lib/generated/vocabulary";
import { listed } from "./listed";

const LAST = ["Ann", "hielo", "hiato", "hi", "Inés", "Ícaro", "y", "Oso", "hola", "Óscar", "8", "11", "11 x", "110"];
const LISTS = [
  [],
  ["a"],
  ...LAST.flatMap((last) => [
    ["a", last],
    ["a", "b", last],
    ["a", "b", "c", last],
  ]),
];

it.each(LANGUAGES)("lists as Intl does, in %s", (language) => {
  for (const type of ["conjunction", "disjunction"] as const) {
    const theirs = new Intl.ListFormat(language, { type });
    for (const items of LISTS) expect(listed(items, language, type)).toBe(theirs.format(items));
  }
});
