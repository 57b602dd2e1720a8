import { AnalysisState } from "$lib/review/analysis.svelte";
import type { Comparison, TeamMeal } from "$lib/wire";
import { analysisOf, type Game } from "./games";

export const STAGES = ["offer", "choice", "verdict"] as const;
export type CompareStage = (typeof STAGES)[number];

export interface Moment {
  readonly meal: number;
  readonly stage: CompareStage;
}

/** Steps through two games in parallel: in each meal the offer, the choice, the verdicts. */
export class Comparing {
  readonly places: readonly Moment[];
  readonly weighing: readonly [AnalysisState, AnalysisState];
  #step = $state(0);

  constructor(
    readonly comparison: Comparison,
    readonly games: readonly [Game, Game],
    weighing?: readonly [AnalysisState, AnalysisState],
  ) {
    const longest = Math.max(comparison.first.meals.length, comparison.second.meals.length);
    this.places = Array.from({ length: longest }, (_, at) => at + 1).flatMap((meal) =>
      STAGES.map((stage) => ({ meal, stage })),
    );
    this.weighing = weighing ?? [new AnalysisState(analysisOf(games[0])), new AnalysisState(analysisOf(games[1]))];
  }

  /** One after the other: the server analyzes one game at a time per guest. */
  weigh = async (): Promise<void> => {
    for (const one of this.weighing) await one.begin();
  };

  get step(): number {
    return this.#step;
  }
  get moment(): Moment {
    return this.places[this.#step]!;
  }
  get meal(): number {
    return this.moment.meal;
  }
  get isLast(): boolean {
    return this.#step === this.places.length - 1;
  }
  /** What each team did in this meal; null if its game was already over. */
  get now(): readonly [TeamMeal | null, TeamMeal | null] {
    const { first, second } = this.comparison;
    return [first.meals[this.meal - 1] ?? null, second.meals[this.meal - 1] ?? null];
  }

  goStep(step: number): void {
    this.#step = Math.min(this.places.length - 1, Math.max(0, step));
  }
  go(meal: number, stage: CompareStage = "offer"): void {
    this.goStep(this.places.findIndex((one) => one.meal === meal && one.stage === stage));
  }
  next = (): void => this.goStep(this.#step + 1);
  back = (): void => this.goStep(this.#step - 1);
  nextMeal = (): void => {
    if (this.meal < this.places.at(-1)!.meal) this.go(this.meal + 1);
    else this.goStep(this.places.length - 1);
  };
  /** Goes to the start of this meal, or of the previous one if we are already there. */
  backMeal = (): void => this.go(this.moment.stage === "offer" ? Math.max(1, this.meal - 1) : this.meal);
}

/** The place in a team's review that shows this stage of the meal. */
export function placeOf(meal: TeamMeal, stage: CompareStage): number {
  if (stage === "offer") return meal.served ?? meal.begins;
  return meal.judged === null ? (meal.served ?? meal.begins) : stage === "verdict" ? meal.judged : meal.judged - 1;
}
