/** Seats and roles in the reader's language. */
import type { TableState } from "$lib/state/table.svelte";
import { t, words } from "$lib/state/words.svelte";
import type { Group, Options, Role, SeatView } from "$lib/wire";
import { groupName, partsOf } from "./cards";

export function roleName(role: Role, options: Options): string {
  if (role === "doctor") return t("doctor");
  if (role === "spectator") return t("spectator");
  const rows = options.identities.map((identity) => ({ identity }));
  return groupName(Number(role.slice(-1)), rows, options.variant);
}

export function roleNames(roles: readonly Role[], options: Options): string {
  return words.list(roles.map((role) => roleName(role, options)));
}

/** A person's own name; a bot is called by its level. */
export function nameOf({ name, bot, person }: Pick<SeatView, "name" | "bot" | "person">): string {
  return bot && !person ? t("bot-name", { level: bot }) : name;
}

/** The seats that play this role, your own first. */
export function seatsOf(table: TableState, role: Role): SeatView[] {
  const seats = table.view?.seats.filter((seat) => seat.roles.includes(role)) ?? [];
  const isMine = (seat: SeatView): number => Number(seat.id === table.seat?.id);
  return seats.sort((one, other) => isMine(other) - isMine(one));
}

/** Whether a person holds this seat but isn't here. Nobody counts as away before the server has said who is here. */
export function isAway(table: TableState, seat: SeatView): boolean {
  return seat.person && seat.bot === null && table.here.size > 0 && !table.here.has(seat.id);
}

/** The role that plays a group. */
export function roleOf(table: TableState, group: Group): Role {
  const number = group as 0 | 1 | 2;
  return table.view?.options.variant === "colleagues" ? `colleague-${number as 0 | 1}` : `group-${number}`;
}

export function seatName(table: TableState, seat: string): string {
  const found = table.view?.seats.find((one) => one.id === seat);
  return found ? nameOf(found) : t("somebody");
}

/** Who had this seat at that point in the log; others may have it by now. */
export function nameThen(table: TableState, seat: string, number: number): string {
  const sat = table.log.findLast(
    (entry) => entry.number <= number && entry.news.entry === "sat" && entry.news.seat === seat,
  )?.news;
  return sat?.entry === "sat" ? sat.name : seatName(table, seat);
}

/** The same, where there is little room. */
export function groupShort(table: TableState, group: Group): string {
  const options = table.view?.options;
  const identity = options?.identities[group];
  if (!options || !identity || options.variant === "colleagues") return groupOf(table, group);
  return t("group-short", { identity: partsOf(identity).type });
}

/** The name of one of the table's groups. */
export function groupOf(table: TableState, group: Group): string {
  const options = table.view?.options;
  if (!options) return t("somebody");
  const rows = table.game?.board.rows ?? options.identities.map((identity) => ({ identity }));
  return groupName(group, rows, options.variant);
}

/** Whether a group's diet was drawn or chosen, which is public; in Colleagues all are drawn. */
export function dietHow(table: TableState, group: Group): string {
  const source = table.game?.sources[group];
  return source && table.view?.options.variant !== "colleagues" ? t("diet-how", { source }) : "";
}
