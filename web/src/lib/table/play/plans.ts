import type { Action, Food, Group, Plan, SeatView } from "$lib/wire";
import { roleOf } from "$lib/words/people";
import type { Kitchen } from "./kitchen.svelte";

/** Another player's plan. */
export interface Idea {
  readonly seat: SeatView;
  /** A bot's: it is shown, but doesn't count. */
  readonly isAdvice: boolean;
  readonly hasAgreed: boolean;
  /** The same as your own. */
  readonly isSame: boolean;
  /** For the groups; empty while they are thinking. */
  readonly foods: readonly (readonly [Group, Food])[];
  /** In Colleagues, what they suggest to their side. */
  readonly action: Action | null;
}

/** The players you decide with; for spectators, all who decide. */
export function company(kitchen: Kitchen): readonly SeatView[] {
  const { table, self, kind } = kitchen;
  // An answered puzzle, or a table looked at afterwards: nobody thinks there any more.
  if (table.seat === null && kind !== "spectator") return [];
  const all =
    self === null ? kitchen.rats : table.view!.seats.filter((seat) => seat.roles.includes(roleOf(table, self)));
  return all.filter((seat) => seat.id !== table.seat?.id);
}

export function ideas(kitchen: Kitchen): readonly Idea[] {
  if (kitchen.drama.isPlaying || kitchen.board.outcome) return [];
  const found = company(kitchen).map((seat) => (kitchen.self === null ? planOf(kitchen, seat) : wishOf(kitchen, seat)));
  return found.filter((idea) => idea !== null);
}

/** A bot without a plan is left out. */
function planOf(kitchen: Kitchen, seat: SeatView): Idea | null {
  const { view } = kitchen.table;
  if (!view || view.joint.length === 0) return null;
  const proposed = view.proposals.find((one) => one.seat === seat.id);
  const foods = (proposed?.plan.foods ?? []).filter(([group]) => view.joint.includes(group));
  const isAdvice = seat.bot !== null;
  if (isAdvice && foods.length === 0) return null;
  const isSame = foods.length > 0 && foods.length === kitchen.plan.size && isLike(kitchen, foods);
  return { seat, isAdvice, hasAgreed: !isAdvice && proposed?.agreed === true, isSame, foods, action: null };
}

function isLike(kitchen: Kitchen, foods: Plan["foods"]): boolean {
  return foods.every(([group, food]) => kitchen.plan.get(group) === food);
}

/** A player of the side who hasn't suggested anything is thinking, but only while their side is to act. */
function wishOf(kitchen: Kitchen, seat: SeatView): Idea | null {
  const { view } = kitchen.table;
  const action = view?.suggestions.find((one) => one.seat === seat.id)?.action ?? null;
  if (action === null && (seat.bot !== null || !view?.awaited.includes(seat.id))) return null;
  const isSame = action !== null && JSON.stringify(action) === JSON.stringify(kitchen.suggested);
  return { seat, isAdvice: seat.bot !== null, hasAgreed: false, isSame, foods: [], action };
}
