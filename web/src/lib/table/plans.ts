import type { Action, Food, Group, Plan, SeatView } from "$lib/wire";
import { roleOf } from "$lib/words/people";
import type { Kitchen } from "./kitchen.svelte";

/** What one of the others would do. */
export interface Idea {
  readonly seat: SeatView;
  /** A bot's: it is heard, but doesn't count. */
  readonly isAdvice: boolean;
  readonly hasAgreed: boolean;
  /** The same as one's own. */
  readonly isSame: boolean;
  /** For the groups; empty while they think. */
  readonly foods: readonly (readonly [Group, Food])[];
  /** In Colleagues what they would have their side do. */
  readonly action: Action | null;
}

/** With whom you come to a decision; for those who only listen, all who do. */
export function company(kitchen: Kitchen): readonly SeatView[] {
  const { table, self } = kitchen;
  const all =
    self === null ? kitchen.rats : table.view!.seats.filter((seat) => seat.roles.includes(roleOf(table, self)));
  return all.filter((seat) => seat.id !== table.seat?.id);
}

export function ideas(kitchen: Kitchen): readonly Idea[] {
  if (kitchen.drama.isPlaying || kitchen.board.outcome) return [];
  const found = company(kitchen).map((seat) => (kitchen.self === null ? planOf(kitchen, seat) : wishOf(kitchen, seat)));
  return found.filter((idea) => idea !== null);
}

/** A bot that has no plan yet isn't waited for. */
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

/** Whoever of the side hasn't said anything thinks; nobody does while the other side is to act. */
function wishOf(kitchen: Kitchen, seat: SeatView): Idea | null {
  const { view } = kitchen.table;
  const action = view?.suggestions.find((one) => one.seat === seat.id)?.action ?? null;
  if (action === null && (seat.bot !== null || !view?.awaited.includes(seat.id))) return null;
  const isSame = action !== null && JSON.stringify(action) === JSON.stringify(kitchen.suggested);
  return { seat, isAdvice: seat.bot !== null, hasAgreed: false, isSame, foods: [], action };
}
