/** Short sounds made of a few notes each, so there is nothing to load. Off until the player turns them on. */
import type { Shown } from "./frames";
import { settings } from "./settings.svelte";

export type Sound = "turn" | "plate" | "take" | "good" | "bad" | "yuck" | "win" | "lose";

interface Note {
  /** Start and length, in seconds. */
  readonly at: number;
  readonly lasts: number;
  /** In hertz, and the pitch it slides to. */
  readonly pitch: number;
  readonly to?: number;
  readonly kind?: OscillatorType;
  readonly loud?: number;
}

const LOUD = 0.1;
const QUIET = 0.0001;

function tune(pitches: readonly number[], step: number, kind: OscillatorType = "triangle"): Note[] {
  return pitches.map((pitch, at) => ({ at: at * step, lasts: step * 2.6, pitch, kind }));
}

const NOTES: Record<Sound, readonly Note[]> = {
  turn: tune([880, 1318.5], 0.14),
  plate: [
    { at: 0, lasts: 0.22, pitch: 2093, to: 1975, loud: 0.05 },
    { at: 0.02, lasts: 0.16, pitch: 3136, kind: "sine", loud: 0.03 },
  ],
  take: [{ at: 0, lasts: 0.12, pitch: 294, to: 523, kind: "sine" }],
  good: tune([659.3, 987.8], 0.09),
  bad: tune([277.2, 207.7], 0.13),
  yuck: [
    { at: 0, lasts: 0.34, pitch: 392, to: 131, kind: "sawtooth", loud: 0.06 },
    { at: 0.1, lasts: 0.3, pitch: 196, to: 98, kind: "square", loud: 0.03 },
  ],
  win: tune([523.3, 659.3, 784, 1046.5], 0.13),
  lose: tune([392, 329.6, 261.6, 196], 0.22),
};

/** The sound of a frame, if it has one. */
export function soundOf(event: Shown | null | undefined): Sound | null {
  switch (event?.event) {
    case "served":
    case "laid":
      return "plate";
    case "taken":
      return "take";
    case "judged":
      return event.good ? "good" : "bad";
    case "refused":
    case "stock-thrown":
    case "table-cleared":
      return "yuck";
    case "ended":
      return event.outcome.won ? "win" : "lose";
    default:
      return null;
  }
}

export class Sounds {
  #audio: AudioContext | null = null;

  /** Browsers keep a page silent until a user gesture; call this on one. */
  wake = (): void => {
    if (!settings.sounds || typeof AudioContext === "undefined") return;
    this.#audio ??= new AudioContext();
    if (this.#audio.state === "suspended") void this.#audio.resume();
  };

  play(sound: Sound | null): void {
    const audio = this.#audio;
    if (sound === null || !settings.sounds || audio?.state !== "running") return;
    for (const note of NOTES[sound]) play(audio, note);
  }
}

function play(audio: AudioContext, { at, lasts, pitch, to, kind = "triangle", loud = LOUD }: Note): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  const start = audio.currentTime + at;
  const end = start + lasts;
  tone.type = kind;
  tone.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, end);
  loudness.gain.setValueAtTime(QUIET, start);
  loudness.gain.exponentialRampToValueAtTime(loud, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(QUIET, end);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(end + 0.05);
}

export const sounds = new Sounds();
