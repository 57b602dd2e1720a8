import { t, words } from "$lib/state/words.svelte";
import { isUrged } from "$lib/table/talk/aloud";
import { foodName } from "$lib/words/cards";
import { caption } from "$lib/words/log";
import { groupOf, groupShort, seatName } from "$lib/words/people";
import { tokenText, usedIn } from "$lib/words/tokens";
import type { Kitchen } from "./kitchen.svelte";
import { awaitsBots, waking } from "./waking.svelte";

/** Whose turn it is and what they can do, in one plain sentence. */
export function status(kitchen: Kitchen): string {
  const { table, drama } = kitchen;
  const { board } = table.game!;
  if (drama.frame?.event) return caption(table, drama.frame.event);
  if (kitchen.note) return notAgain(kitchen, kitchen.note);
  if (board.outcome) return t(board.outcome.won ? "table-won" : "table-lost");
  if (table.seat?.bot) return t("table-away");
  if (waking.is && awaitsBots(table)) return ofWaking(kitchen);
  if (kitchen.kind === "colleague") return ofColleague(kitchen);
  if (kitchen.kind === "doctor") return ofDoctor(kitchen);
  if (kitchen.kind === "rat") return ofRat(kitchen);
  return table.welcome ? `${t("watching")}. ${ofOthers(kitchen)}` : ofOthers(kitchen);
}

/** The status line for listeners. What they gave, and who is still missing, comes first, and replaces the request. */
export function toSay(kitchen: Kitchen): string | null {
  const sentence = status(kitchen);
  if (kitchen.joint.length === 0) return sentence;
  return !kitchen.isHeard || (kitchen.own && sentence === request(kitchen)) ? null : sentence;
}

function notAgain({ table }: Kitchen, { food, group }: NonNullable<Kitchen["note"]>): string {
  return t("table-not-again", { food: foodName(food), group: groupOf(table, group) });
}

/** The bots everyone is waiting for are still starting. */
function ofWaking({ table, board }: Kitchen): string {
  const by = board.turn ?? board.takers[0];
  if (board.variant === "colleagues" && by !== undefined)
    return t("table-wakes-colleague", { group: groupOf(table, by) });
  return t(["prepare", "return"].includes(board.phase) ? "table-wakes-doctor" : "table-wakes-rats");
}

function ofDoctor(kitchen: Kitchen): string {
  if (kitchen.isAsking) return t("table-sure");
  const offer = kitchen.may("offer");
  if (offer && kitchen.picked.length === offer.count) return t("table-you-offer-ready");
  if (offer) return t("table-you-offer", { count: offer.count });
  if (kitchen.may("serve")) return prepared(kitchen) || t("table-you-serve");
  if (kitchen.may("analyse")) return t("table-you-return");
  return t("table-you-listen");
}

/** What goes out with dinner besides the foods. */
function prepared({ table }: Kitchen): string {
  const nameOf = (group: number): string => groupOf(table, group);
  const said = usedIn(table.game!.desk!).map(([token, use]) => tokenText("table-prepared", token, use, nameOf));
  return said.join(" ");
}

function ofRat(kitchen: Kitchen): string {
  const { table, held, heldGroup } = kitchen;
  if (kitchen.soloGroup !== null) return t(table.seat?.silent ? "table-you-silent" : "table-solo-title");
  if (kitchen.isWaitingForSolo || kitchen.joint.length === 0) return ofOthers(kitchen);
  if (held) return t("table-you-held", { food: foodName(held) });
  if (heldGroup !== null) return t("table-you-held-group", { group: groupOf(table, heldGroup) });
  if (kitchen.isAsking) return t("table-you-sure");
  const { missing } = kitchen;
  if (missing.length)
    return t("table-you-missing", { groups: words.list(missing.map((one) => groupShort(table, one))) });
  if (kitchen.hasAgreed) return t("table-you-agreed");
  if (kitchen.isComplete) return t(kitchen.isAlone ? "table-you-ready-alone" : "table-you-ready");
  return request(kitchen);
}

/** What the rats are asked for until every group has a food. */
function request(kitchen: Kitchen): string {
  if (kitchen.board.phase === "retake") return t("table-you-retake");
  return kitchen.isAlone ? alone(kitchen) : t("table-you-plan");
}

/** In the first meals, a reminder to think aloud, until the player does. */
function alone({ table }: Kitchen): string {
  const urged = table.game!.board.meal <= 2 && isUrged(table);
  return urged ? `${t("table-you-plan-alone")} ${t("table-think-aloud")}` : t("table-you-plan-alone");
}

function ofColleague(kitchen: Kitchen): string {
  if (kitchen.isAsking) return t("table-sure");
  if (kitchen.may("take")) {
    if (kitchen.held) return t("table-you-take-held", { food: foodName(kitchen.held) });
    return t(kitchen.isTrashOnly ? "table-you-take-trash" : "table-you-take");
  }
  if (kitchen.may("yuck-front")) return t(kitchen.isTrashOnly ? "table-you-window-trash" : "table-you-window-front");
  if (kitchen.may("pass")) return t("table-you-window-back");
  return ofOthers(kitchen);
}

function ofOthers({ table, joint }: Kitchen): string {
  const { board } = table.game!;
  const [solo] = table.view?.solo_now ?? [];
  if (solo !== undefined) {
    const seat = table.view?.solo.find((one) => one.group === solo)?.seat ?? "";
    return t(joint.length ? "table-now-solo-plan" : "table-now-solo", {
      name: seatName(table, seat),
      group: groupOf(table, solo),
    });
  }
  const by = board.turn ?? board.takers[0];
  if (board.variant === "colleagues" && by !== undefined) {
    const key = board.turn === null ? "table-now-colleague-take" : "table-now-colleague-window";
    return t(key, { group: groupOf(table, by) });
  }
  if (board.phase === "prepare") return t("table-now-doctor-offer");
  return t(board.phase === "return" ? "table-now-doctor-return" : "table-now-rats");
}
