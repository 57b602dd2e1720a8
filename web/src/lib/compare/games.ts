/** The two games of a comparison: tables by id, or records from files. */
import { analysisAt, analysisOfRecord, ask, type AskAnalysis, tableGame } from "$lib/review/load";
import type { Comparison } from "$lib/wire";

export type Game = { readonly table: string } | { readonly record: string };

export function compareGames(first: Game, second: Game): Promise<Comparison> {
  return ask("/api/compare", `{"first":${written(first)},"second":${written(second)}}`);
}

/** The game as JSON. A record is already JSON and goes in unparsed. */
function written(game: Game): string {
  return "table" in game ? JSON.stringify(game) : `{"record":${game.record}}`;
}

export function analysisOf(game: Game): AskAnalysis {
  return "table" in game ? analysisAt(tableGame(game.table)) : analysisOfRecord(game.record);
}

/** The table id in a pasted link, or the id itself. */
export function tableIn(text: string): string | null {
  const found = /(?:\/(?:review|table)\/)?([A-Za-z0-9_-]{4,64})(?:[/?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
