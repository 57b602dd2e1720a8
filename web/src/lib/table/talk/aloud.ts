/** RULES 4.6: a player who leads all the rats alone is urged to think aloud, until they have done so once. */
import type { TableState } from "$lib/state/table.svelte";
import { t } from "$lib/state/words.svelte";
import type { SeatView } from "$lib/wire";

const isRat = ({ roles }: SeatView): boolean => roles.some((role) => role.startsWith("group"));

export function isUrged(table: TableState): boolean {
  const { seat, view } = table;
  if (!seat || seat.vote !== "alone" || seat.silence !== null || !isRat(seat) || view?.stage !== "game") return false;
  return !table.log.some(
    ({ news }) => (news.entry === "talked" || news.entry === "said") && news.seat === seat.id && news.meal !== null,
  );
}

/** A bot doctor hears nothing, so it isn't mentioned as listening. */
export function urging(table: TableState): string {
  const people = table.view?.seats.filter(({ bot }) => bot === null) ?? [];
  const doctor = people.some(({ roles }) => roles.includes("doctor")) ? "person" : "bot";
  return t("talk-think-aloud", { doctor });
}
