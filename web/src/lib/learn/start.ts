/** A lesson is a real table with an arranged deal, a sheet that crosses out diets, and bots in the other seats. */
import { api } from "$lib/api";
import { someName } from "$lib/visit/play";
import { RAT_ROLES, USUAL } from "$lib/generated/vocabulary";
import { router } from "$lib/router.svelte";
import { session } from "$lib/state/session.svelte";
import type { NewTable } from "$lib/wire";
import type { Pupil } from "./coach";
import { progress } from "./progress.svelte";

export function lessonTable(pupil: Pupil): NewTable {
  return {
    options: { ...USUAL, diets: "lesson", random_identities: false, sheet: "crossed", access: "private" },
    roles: pupil === "doctor" ? ["doctor"] : [...RAT_ROLES],
    start: pupil === "doctor" ? "regular" : "teacher",
  };
}

export function lessonAddress(table: string): string {
  return `/learn?table=${encodeURIComponent(table)}`;
}

export async function startLesson(pupil: Pupil): Promise<void> {
  await session.ensure(someName());
  const { id } = await api.makeTable(lessonTable(pupil));
  progress.begin(pupil, id);
  router.go(lessonAddress(id));
}

/** The unfinished lesson of this kind, if there is one. */
export async function runningLesson(pupil: Pupil): Promise<string | null> {
  const id = progress.tableOf(pupil);
  if (id === null || (await session.load()) === null) return null;
  const tables = await api.myTables();
  return tables.some((table) => table.id === id && table.stage !== "over") ? id : null;
}
