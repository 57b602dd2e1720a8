/** Where a review comes from: a finished table, or a record file. */
import { api, Refusal } from "$lib/api";
import type { Problem } from "$lib/wire";
import type { Review } from "./types";

export async function reviewOfTable(id: string): Promise<Review> {
  return (await api.review(id)) as Review;
}

/** The record goes as it is: the server reads it, and stores nothing. */
export async function reviewOfRecord(record: string): Promise<Review> {
  let answer: Response;
  try {
    answer = await fetch("/api/review", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: record,
    });
  } catch {
    throw new Refusal("unavailable");
  }
  if (answer.ok) return (await answer.json()) as Review;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (typeof problem?.code === "string") throw new Refusal(problem.code, problem.arguments);
  throw new Refusal(answer.status === 413 ? "too-large" : answer.status === 429 ? "too-fast" : "unavailable");
}

/** The games in a file: one record, or one on each line. A broken file is handed on whole, for the server to name. */
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
