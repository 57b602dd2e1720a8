/** Stepping through a review: which frames a viewer can stand on, and what belongs to each. */
import type { Event, Food, Group, Intention, Role } from "$lib/wire";
import type { Bars, Choosing, Curve, Frame, Highlight, Review, RoleSight } from "./types";

/** Whose eyes we look through; `all` sees everything. */
export type Viewer = Role | "all";

const ORDER: readonly Viewer[] = ["group-0", "doctor", "colleague-0", "colleague-1"];

/** Every viewer to choose from, `all` last. */
export function viewersOf(review: Review): Viewer[] {
  const roles = review.frames[0]?.sights.map((sight) => sight.role) ?? [];
  return [...ORDER.filter((viewer) => roles.includes(viewer as Role)), "all"];
}

/** What this viewer saw in a frame. `all` sees as the doctor does; Colleagues has no doctor, so there it is null. */
export function sightOf(frame: Frame, viewer: Viewer): RoleSight | null {
  const role = viewer === "all" ? "doctor" : viewer;
  return frame.sights.find((sight) => sight.role === role) ?? null;
}

export function eventsOf(frame: Frame, viewer: Viewer): readonly Event[] {
  return viewer === "all" ? frame.events : (sightOf(frame, viewer)?.events ?? []);
}

/** The frames in which something happened for this viewer, and the first. */
export function placesOf(review: Review, viewer: Viewer): number[] {
  return review.frames.flatMap((frame, place) => (place === 0 || eventsOf(frame, viewer).length > 0 ? [place] : []));
}

/** The first frame at or after this one that the viewer can stand on, or the last. */
export function nearest(places: readonly number[], place: number): number {
  return places.find((one) => one >= place) ?? places.at(-1) ?? 0;
}

/** The first frame of each meal that the viewer can stand on. */
export function mealStarts(review: Review, places: readonly number[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  for (const place of places) {
    const { meal } = review.frames[place]!;
    if (!starts.has(meal)) starts.set(meal, place);
  }
  return starts;
}

/** Each meal's verdicts in order, up to this frame. */
export function verdictsAt(review: Review, place: number): ReadonlyMap<number, readonly boolean[]> {
  const verdicts = new Map<number, boolean[]>();
  for (const frame of review.frames.slice(0, place + 1)) {
    for (const event of frame.events) {
      if (event.event === "judged") verdicts.set(frame.meal, [...(verdicts.get(frame.meal) ?? []), event.good]);
    }
  }
  return verdicts;
}

export function highlightsOf(review: Review, meal: number): Highlight[] {
  return review.highlights.filter((highlight) => highlight.meal === meal);
}

/** The curves up to this frame: what could be known as each meal began. */
export function curvesAt(review: Review, place: number): Curve[] {
  return review.curves.map((curve) => ({ ...curve, points: curve.points.filter(({ frame }) => frame <= place) }));
}

/** For each chooser, the latest choice begun at this frame. */
export function choosingsAt(review: Review, place: number, viewer: Viewer): Choosing[] {
  const meal = review.frames[place]?.meal;
  const own = review.plans.filter((plan) => plan.meal === meal && plan.frame <= place && mayLook(plan.role, viewer));
  const roles = [...new Set(own.map((plan) => plan.role))];
  return roles.map((role) => {
    return own.findLast((plan) => plan.role === role)!;
  });
}

/** What each bot had in mind with what it last did in this meal, for viewers who see through its eyes. */
export function intentionsAt(
  review: Review,
  intentions: readonly Intention[],
  place: number,
  viewer: Viewer,
): Intention[] {
  const meal = review.frames[place]?.meal;
  const own = intentions.filter(({ role, step }) => {
    return step < place && review.frames[step + 1]?.meal === meal && isOf(role, viewer);
  });
  return own.filter((one) => own.findLast(({ role }) => role === one.role) === one);
}

function isOf(role: Role, viewer: Viewer): boolean {
  return viewer === "all" || role === viewer || (role.startsWith("group") && viewer.startsWith("group"));
}

function mayLook(chooser: Role, viewer: Viewer): boolean {
  return viewer === "all" || viewer === "doctor" || viewer === chooser;
}

export interface FoodBar {
  readonly food: Food;
  /** The chance that it is good, as far as the chooser could know. */
  readonly chance: number;
  readonly chosen: boolean;
  readonly best: boolean;
  /** Whether it really was good; only for viewers who know the diets. */
  readonly good: boolean | null;
}

export interface GroupBars {
  readonly group: Group;
  readonly bars: readonly FoodBar[];
}

/** Whether the choice is over and can be compared with the best plan. */
export function isDone(choosing: Choosing, place: number): boolean {
  return choosing.done <= place;
}

/**
 * How sure the chooser could be of every food in reach, for each group that chose. A food is marked as taken once it is
 * taken, the best plan once everyone has chosen.
 */
export function groupBars(review: Review, choosing: Choosing, place: number, viewer: Viewer): GroupBars[] {
  return choosing.chosen.flatMap(({ group }) => {
    const foods = takenBy(review, choosing, place, group);
    const at = placeOfBars(review, choosing, group);
    const seen = at === null ? undefined : barsIn(review.frames[at]!, choosing.role, group);
    if (at === null || !seen) return [];
    const truth = knowsDiets(viewer) ? trueBars(review.frames[at]!, group) : undefined;
    const best = isDone(choosing, place) ? (choosing.best.find((serving) => serving.group === group)?.foods ?? []) : [];
    const bars = Object.entries(seen.chances).map(([name, chance]): FoodBar => {
      const food = name as Food;
      const sure = truth?.chances[food];
      return {
        food,
        chance: chance ?? 0,
        chosen: foods.includes(food),
        best: best.includes(food),
        good: sure === undefined ? null : sure === 1,
      };
    });
    return [{ group, bars: bars.sort((one, other) => other.chance - one.chance) }];
  });
}

/** What this group had taken by then; once the choice is over, all of it. */
function takenBy(review: Review, choosing: Choosing, place: number, group: Group): readonly Food[] {
  const foods = choosing.chosen.find((serving) => serving.group === group)?.foods ?? [];
  if (isDone(choosing, place)) return foods;
  const events = review.frames.slice(choosing.frame + 1, place + 1).flatMap((frame) => frame.events);
  return foods.filter((food) =>
    events.some((one) => one.event === "taken" && one.group === group && one.food === food),
  );
}

function knowsDiets(viewer: Viewer): boolean {
  return viewer === "all" || viewer === "doctor";
}

/** The doctor's bars show the truth; in Colleagues, the other doctor's do. */
function trueBars(frame: Frame, group: Group): Bars | undefined {
  const knowing = frame.sights.find((sight) => sight.role === "doctor" || sight.role === `colleague-${1 - group}`);
  return knowing?.bars.find((bars) => bars.group === group);
}

function barsIn(frame: Frame, role: Role, group: Group): Bars | undefined {
  return frame.sights.find((sight) => sight.role === role)?.bars.find((bars) => bars.group === group);
}

function placeOfBars(review: Review, { role, frame, done }: Choosing, group: Group): number | null {
  for (let place = frame; place <= done && place < review.frames.length; place++) {
    if (barsIn(review.frames[place]!, role, group)) return place;
  }
  return null;
}

/** In percent. Returns 0 and 100 only if there was no doubt. */
export function inPercent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
