import { DOCTOR, groupRat, type RatLook } from "$lib/art/rats";
import type { Kitchen } from "../play/kitchen.svelte";
import { moodOf } from "./mood";

/** Everyone at the end, with a fitting expression. In Colleagues the rats are the doctors. */
export function companyOf({ board, table }: Kitchen): RatLook[] {
  const mood = moodOf(board.outcome?.won ?? null) ?? "plain";
  const rats = board.rows.map((row): RatLook => ({ ...groupRat(row.identity), mood }));
  const pairs = board.variant === "colleagues";
  const all = pairs ? rats.map((rat): RatLook => ({ ...rat, hat: "mirror" })) : [...rats, DOCTOR];
  // Won without any Yuck! tokens in the game: crowns for everyone.
  const isUltimate = board.outcome?.won && table.view?.options.yuck === 0;
  return isUltimate ? all.map((rat) => ({ ...rat, hat: "crown" })) : all;
}
