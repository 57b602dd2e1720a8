/** What the coach needs to know about a table. */
import { CROSSES_TO_LOSE } from "$lib/generated/vocabulary";
import type { Shown } from "$lib/state/frames";
import type { LogEntry, TableState } from "$lib/state/table.svelte";
import { crosses } from "../table/scene/rows";
import type { Choice } from "$lib/wire";
import { usedIn as tokensIn } from "$lib/words/tokens";
import type { Facts, Pupil, Used } from "./coach";

export function pupilOf(table: TableState): Pupil {
  return table.audience === "doctor" ? "doctor" : "rats";
}

export function factsOf(table: TableState, left: readonly number[] | null, picked = 0): Facts | null {
  const { game, view, seat } = table;
  if (!game || !view) return null;
  const { board } = game;
  const pupil = pupilOf(table);
  const own = view.proposals.find((proposal) => proposal.seat === seat?.id);
  const danger = board.rows.findIndex((row) => crosses(row) === CROSSES_TO_LOSE - 1);
  const offer = table.choices.find((choice): choice is Extract<Choice, { may: "offer" }> => choice.may === "offer");
  return {
    pupil,
    meal: board.meal,
    phase: board.phase,
    won: board.outcome?.won ?? null,
    may: new Set(pupil === "doctor" ? table.choices.map((choice) => choice.may) : []),
    count: offer?.count ?? 0,
    groups: pupil === "rats" ? view.joint.length : 0,
    planned:
      pupil === "doctor" ? picked : (own?.plan.foods.filter(([group]) => view.joint.includes(group)).length ?? 0),
    judged: board.rows.some((row) => row.entries.length > 0),
    used: playedSince(table.log),
    danger: danger < 0 ? null : danger,
    left,
    watching: isVerdict(table.show.frame?.event),
  };
}

function isVerdict(event: Shown | null | undefined): boolean {
  return event?.event === "presented" || event?.event === "judged";
}

/** The tokens played since the last verdict. */
export function playedSince(log: readonly LogEntry[]): ReadonlySet<Used> {
  const used = new Set<Used>();
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.event === "judged") used.clear();
    else if (event.event === "stock-thrown") used.add("stock-thrown");
    else if (event.event === "served") {
      for (const [token] of tokensIn(event)) used.add(token);
    }
  }
  return used;
}
