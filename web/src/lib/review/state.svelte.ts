import { nobody } from "$lib/state/nobody";
import { TableState } from "$lib/state/table.svelte";
import type { Action, Board, Delivery, Event, GameView, Options, TableView, Welcome } from "$lib/wire";
import { laidOut } from "./preview";
import { mealStarts, nearest, placesOf, sightOf, type Viewer, viewersOf } from "./steps";
import type { Frame, Review } from "./types";

/** A review being stepped through: whose eyes, which frame, and the table as it looked then. */
export class ReviewState {
  readonly table = new TableState("review", () => Promise.resolve(0));
  #viewer = $state<Viewer>("all");
  #place = $state(0);
  #tried = $state.raw<readonly Action[] | null>(null);
  #places = $derived.by(() => placesOf(this.review, this.#viewer));
  #starts = $derived.by(() => mealStarts(this.review, this.#places));

  /** `eyes`: the viewer to start with, if the game has them. */
  constructor(
    readonly review: Review,
    eyes: string | null = null,
  ) {
    const viewers = viewersOf(review);
    this.#viewer = viewers.find((viewer) => viewer === eyes) ?? viewers[0] ?? "all";
    this.#show();
  }

  get viewer(): Viewer {
    return this.#viewer;
  }
  get place(): number {
    return this.#place;
  }
  /** The frames this viewer can stand on. */
  get places(): readonly number[] {
    return this.#places;
  }
  /** The index of the current frame among them. */
  get step(): number {
    return this.#places.indexOf(this.#place);
  }
  get isLast(): boolean {
    return this.step === this.#places.length - 1;
  }
  get frame(): Frame {
    return this.review.frames[this.#place]!;
  }
  get meal(): number {
    return this.frame.meal;
  }
  /** The meals that were played, in order. */
  get meals(): readonly number[] {
    return [...this.#starts.keys()];
  }

  /** A candidate laid on the table for a look, though it wasn't played. */
  get tried(): readonly Action[] | null {
    return this.#tried;
  }

  tryOut(actions: readonly Action[] | null): void {
    this.#tried = actions;
    this.#show();
  }
  look(viewer: Viewer): void {
    this.#viewer = viewer;
    this.go(this.#place);
  }
  go(place: number): void {
    this.#place = nearest(this.#places, place);
    this.#tried = null;
    this.#show();
  }
  goStep(step: number): void {
    const last = this.#places.length - 1;
    this.go(this.#places[Math.min(last, Math.max(0, step))] ?? 0);
  }
  goMeal(meal: number): void {
    const place = this.#starts.get(meal);
    if (place !== undefined) this.go(place);
  }
  next = (): void => this.goStep(this.step + 1);
  back = (): void => this.goStep(this.step - 1);
  nextMeal = (): void => {
    if (this.#starts.has(this.meal + 1)) this.goMeal(this.meal + 1);
    else this.goStep(this.#places.length - 1);
  };
  /** Goes to the start of this meal, or of the previous one if we are already there. */
  backMeal = (): void => {
    const start = this.#starts.get(this.meal);
    this.goMeal(this.#place === start ? Math.max(1, this.meal - 1) : this.meal);
  };

  #show(): void {
    const { review, frame } = this;
    this.table.receive(welcomeOf(this.#viewer));
    this.table.receive({
      type: "catch-up",
      reset: true,
      entries: [deliveryOf(review, frame, this.#viewer, this.#tried ?? [])],
      more: false,
    });
  }
}

function welcomeOf(viewer: Viewer): Welcome {
  return nobody(viewer === "all" ? "spectator" : viewer);
}

function deliveryOf(review: Review, frame: Frame, viewer: Viewer, tried: readonly Action[]): Delivery {
  const news = { entry: "acted", seat: "" } as const;
  const game = laidOut(gameOf(review, frame, viewer), tried);
  return { type: "entry", number: 1, at: 0, news, events: eventsUpTo(review, frame), table: laidTable(review), game };
}

/** The events that built this frame's rows. */
export function eventsUpTo({ frames }: Review, frame: Frame): Event[] {
  const told = frames.slice(0, frames.indexOf(frame) + 1).flatMap((one) => one.events);
  return told.filter(({ event }) => ["meal-began", "laid", "moved", "judged"].includes(event));
}

function gameOf(review: Review, frame: Frame, viewer: Viewer): GameView {
  const sight = sightOf(frame, viewer);
  // The review reports the end beside the table, so the table itself must not announce it.
  const board: Board = { ...frame.board, outcome: null };
  const diets = viewer === "all" ? review.diets : (sight?.diets ?? []);
  return { board, choices: [], desk: sight?.desk ?? null, diets: [...diets], sources: [...review.sources] };
}

/** A table without players. */
export function laidTable(review: Review): TableView {
  return {
    again: null,
    awaited: [],
    count: 0,
    due: null,
    gathering: null,
    id: "review",
    joint: [],
    plannable: [],
    options: optionsOf(review),
    promises: [],
    proposals: [],
    sayable: [],
    seats: [],
    solo: [],
    solo_now: [],
    stage: "over",
    study: null,
    suggestions: [],
  };
}

function optionsOf({ variant, identities, yuck }: Review): Options {
  return {
    variant,
    identities: [...identities],
    latecomers: false,
    yuck,
    access: "private",
    clock: null,
    deadline: 0,
    diets: "random",
    difficulty: null,
    one_family: false,
    pace: "live",
    sheet: "none",
    voice: false,
    random_identities: false,
  };
}
