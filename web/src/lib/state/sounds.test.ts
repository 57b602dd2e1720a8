import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RECORDINGS, walk } from "./recorded";
import { settings } from "./settings.svelte";
import { soundOf, Sounds, type Sound } from "./sounds";

class FakeAudio {
  static tones = 0;
  state = "running";
  currentTime = 0;
  destination = {};
  createOscillator(): unknown {
    FakeAudio.tones += 1;
    return { frequency: quantity(), connect: (next: unknown) => next, start() {}, stop() {} };
  }
  createGain(): unknown {
    return { gain: quantity(), connect: (next: unknown) => next };
  }
}
const quantity = (): unknown => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudio);
  FakeAudio.tones = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.change({ sounds: false });
});

it("is silent until turned on, and again when muted", () => {
  const sounds = new Sounds();
  sounds.wake();
  sounds.play("win");
  expect(FakeAudio.tones).toBe(0);
  settings.change({ sounds: true });
  sounds.wake();
  sounds.play("win");
  expect(FakeAudio.tones).toBeGreaterThan(2);
  const before = FakeAudio.tones;
  settings.change({ sounds: false });
  sounds.play("lose");
  sounds.play(null);
  expect(FakeAudio.tones).toBe(before);
});

it("plays each sound with its frame: a verdict with its stamp, Yuck! as it falls, the end last", () => {
  const heard: Sound[] = [];
  const [, game] = RECORDINGS.find(([name]) => name.startsWith("colony-lost"))!;
  let verdicts = 0;
  for (const table of walk(game, (milliseconds) => vi.advanceTimersByTime(milliseconds))) {
    const sound = soundOf(table.show.frame?.event);
    if (sound) heard.push(sound);
    verdicts = table.log.flatMap((entry) => entry.events).filter((event) => event.event === "judged").length;
    expect(heard.filter((one) => one === "good" || one === "bad")).toHaveLength(verdicts);
  }
  expect(new Set(heard)).toEqual(new Set(["plate", "take", "good", "bad", "yuck", "lose"]));
  expect(heard.at(-1)).toBe("lose");
});
