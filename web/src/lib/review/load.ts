/** Loads a review of a finished table or of a record file. */
import { api, Refusal, refusalIn } from "$lib/api";
import { askOnce } from "$lib/early";
import type { Action, NewStudy, TableMadeAnswer } from "$lib/wire";
import type { Viewer } from "./steps";
import type { Analysis, Review, Tried } from "./types";

export async function reviewOfTable(id: string): Promise<Review> {
  return (await api.review(id)) as Review;
}

/** The side we played at this table, if any. */
export async function ownSide(id: string): Promise<Viewer | null> {
  try {
    const { seats } = await api.table(id);
    const [role] = seats.find((seat) => seat.yours)?.roles ?? [];
    return role === undefined ? null : role.startsWith("group") ? "group-0" : role;
  } catch {
    return null;
  }
}

/** The address of a game shared by one of its players. */
export function sharedGame(share: string): string {
  return `/api/shares/${encodeURIComponent(share)}`;
}

export function reviewAt(game: string): Promise<Review> {
  return ask<Review>(`${game}/review`);
}

/** Sends the record unparsed; the server reads it and stores nothing. */
export function reviewOfRecord(record: string): Promise<Review> {
  return ask<Review>("/api/review", record);
}

export type Precision = "first" | "full";

/** Requests a game's analysis, without showing the busy strip. */
export type AskAnalysis = (precision: Precision) => Promise<Analysis>;

export function tableGame(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

export function analysisAt(game: string): AskAnalysis {
  return (precision) => ask(`${game}/analysis?precision=${precision}`);
}

export function analysisOfRecord(record: string): AskAnalysis {
  return (precision) => ask(`/api/analysis?precision=${precision}`, record);
}

/** Asks what another decision at a step would have been worth. */
export type TryAgain = (step: number, actions: readonly Action[]) => Promise<Tried>;

export function tryAt(game: string): TryAgain {
  return (step, actions) => ask(`${game}/analysis/try`, JSON.stringify({ step, actions }));
}

export function tryInRecord(record: string): TryAgain {
  return (step, actions) =>
    ask("/api/analysis/try", `{"step":${step},"actions":${JSON.stringify(actions)},"record":${record}}`);
}

/** Sets up a table in a position of this game. */
export type MakeStudy = (wish: NewStudy) => Promise<TableMadeAnswer>;

export function studyAt(game: string): MakeStudy {
  return (wish) => ask(`${game}/study`, JSON.stringify(wish));
}

export function studyOfRecord(record: string): MakeStudy {
  return (wish) => ask("/api/study", `{"record":${record},${JSON.stringify(wish).slice(1)}`);
}

/** Posts a record unparsed; without one, sends a GET. */
export async function ask<Answer>(address: string, record?: string): Promise<Answer> {
  let answer: Response;
  try {
    const headers = { "content-type": "application/json" };
    answer = await (record === undefined
      ? askOnce(address)
      : fetch(address, { method: "POST", headers, body: record }));
  } catch {
    throw new Refusal("unavailable");
  }
  if (!answer.ok) throw await refusalIn(answer);
  return (await answer.json()) as Answer;
}

/**
 * The games in a file: one record, or one per line. A broken file is passed on whole, and the server says what's wrong.
 */
export function gamesIn(text: string): string[] {
  if (isJson(text)) return [text];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 1 && lines.every(isJson) ? lines : [text];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
