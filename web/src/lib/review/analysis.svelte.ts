import { asRefusal } from "$lib/api";
import type { AskAnalysis, Precision } from "./load";
import type { Analysis } from "./types";

/** `half`: only quick figures are available now. `none`: not even those, and the review does without. */
export type AnalysisStage = "asking" | "refining" | "done" | "half" | "none";

const PRECISIONS: readonly Precision[] = ["first", "full"];
const ASKED_AT_MOST = 6;

function pause(seconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, 1000 * seconds));
}

/** Loads a game's analysis: quick figures first, then precise ones. */
export class AnalysisState {
  #found = $state.raw<Analysis | null>(null);
  #stage = $state<AnalysisStage>("asking");

  constructor(
    readonly ask: AskAnalysis,
    readonly wait: (seconds: number) => Promise<void> = pause,
  ) {}

  get found(): Analysis | null {
    return this.#found;
  }
  get stage(): AnalysisStage {
    return this.#stage;
  }

  begin = async (): Promise<void> => {
    this.#stage = this.#found ? "refining" : "asking";
    for (const precision of PRECISIONS) {
      const found = await this.#patiently(precision);
      if (found === null) {
        this.#stage = this.#found ? "half" : "none";
        return;
      }
      this.#found = found;
      this.#stage = precision === "full" ? "done" : "refining";
    }
  };

  /** Retries when a busy server says to. */
  async #patiently(precision: Precision): Promise<Analysis | null> {
    for (let asked = 1; asked <= ASKED_AT_MOST; asked++) {
      try {
        return await this.ask(precision);
      } catch (error) {
        const { code, values } = asRefusal(error);
        if (code !== "busy" || asked === ASKED_AT_MOST) return null;
        await this.wait(Number(values["seconds"] ?? 5));
      }
    }
    return null;
  }
}
