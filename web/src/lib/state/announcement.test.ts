import { afterEach, beforeAll, expect, it } from "vitest";
import { Announcements } from "./announcement.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

beforeAll(() => words.need("app", "game"));
afterEach(() => {
  settings.change({ language: null });
  sessionStorage.clear();
});

const told = (texts: Record<string, string>, read_only = false) =>
  ({ type: "announcement", read_only, texts }) as const;
const said = (board: Announcements): string[] => board.shown.map(({ text }) => text);

it("uses the reader's language, else English, else any", () => {
  const board = new Announcements();
  board.take(told({ en: "Back at nine.", de: "Um neun." }));
  expect(said(board)).toEqual(["Back at nine."]);
  settings.change({ language: "de" });
  expect(said(board)).toEqual(["Um neun."]);
  settings.change({ language: "it" });
  expect(said(board)).toEqual(["Back at nine."]);
  board.take(told({ fr: "À neuf heures." }));
  expect(said(board)).toEqual(["À neuf heures."]);
});

it("says that playing is paused until it resumes", () => {
  const board = new Announcements();
  board.take(told({}, true));
  expect(said(board)[0]).toContain("nothing can be played");
  board.clear();
  expect(said(board)).toEqual([]);
});

it("stays closed, but comes back the next time", () => {
  const board = new Announcements();
  board.take(told({ en: "One." }, true));
  for (const { key } of board.shown) board.close(key);
  board.take(told({ en: "One." }, true));
  expect(said(board)).toEqual([]);
  board.take(told({ en: "Two." }));
  expect(said(board)).toEqual(["Two."]);
  board.take(told({}, true));
  expect(said(board)).toHaveLength(1);
});

it("stays closed on the next page, but not on another visit", () => {
  const board = new Announcements();
  board.take(told({ en: "One." }));
  for (const { key } of board.shown) board.close(key);
  const next = new Announcements();
  next.take(told({ en: "One." }));
  expect(said(next)).toEqual([]);
  sessionStorage.clear();
  const later = new Announcements();
  later.take(told({ en: "One." }));
  expect(said(later)).toEqual(["One."]);
});
