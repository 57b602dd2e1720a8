/** From one click to a game. */
import { api } from "$lib/api";
import { RAT_ROLES, USUAL } from "$lib/generated/vocabulary";
import { router } from "$lib/router.svelte";
import { session } from "$lib/state/session.svelte";
import { t } from "$lib/state/words.svelte";
import type { BotLevel, NewTable, TableMadeAnswer } from "$lib/wire";

/** A name for a guest who hasn't given one. */
export function someName(): string {
  return t("default-name", { number: Math.floor(Math.random() * 12) });
}

export function tableAddress({ id, invite }: TableMadeAnswer): string {
  return `/table/${id}?invite=${encodeURIComponent(invite)}`;
}

export async function makeTable(wish: NewTable): Promise<void> {
  await session.ensure(someName());
  const made = await api.makeTable(wish);
  router.go(`/table/${made.id}`);
}

export function playNow(as: "doctor" | "rats", easy: boolean, start: BotLevel): Promise<void> {
  const roles = as === "doctor" ? (["doctor"] as const) : RAT_ROLES;
  return makeTable({ options: { ...USUAL, diets: easy ? "preset" : "random" }, roles: [...roles], start });
}

/** The address of the table in a link or its last part; null if the text must be a code. */
export function tablePath(text: string): string | null {
  const link = /\/table\/([\w-]+)(\?[^#\s]*)?/.exec(text);
  if (link) return `/table/${link[1]}${link[2] ?? ""}`;
  const part = text.trim();
  return /^[\w-]{12}$/.test(part) ? `/table/${part}` : null;
}

/** The same, for codes as well. Rejects if no table has that code. */
export async function pathOf(text: string): Promise<string> {
  return tablePath(text) ?? tableAddress(await api.followCode(text.trim().slice(0, 64)));
}
