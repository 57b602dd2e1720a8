import type { Delivery } from "$lib/wire";
import { framesOf, type TableFrame, type ToldItem } from "./frames";
import { logged, NOTHING, noted, type LogEntry, type Scene } from "./scene";

/** What a show needs to know about its reader. */
export interface Reader {
  /** A factor for how long things are shown; 0 shows only the result. */
  pace(): number;
  /** Whether an entry was the reader's own doing. */
  did(delivery: Delivery): boolean;
  /** Whether these are the reader's own words, which can't reveal anything not yet shown. */
  said(delivery: Delivery): boolean;
}

/** One clock for the screen: plays deliveries frame by frame. Everything is drawn from the current frame. */
export class Show {
  #scene = $state.raw<Scene>(NOTHING);
  #frame = $state.raw<TableFrame | null>(null);
  #told = $state.raw<readonly ToldItem[]>([]);
  #fresh = $state.raw<readonly LogEntry[]>([]);
  /** The remaining frames of the current delivery. */
  #frames: TableFrame[] = [];
  #waiting: Delivery[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly reader: Reader,
    readonly changed: (scene: Scene) => void = () => {},
  ) {}

  get scene(): Scene {
    return this.#scene;
  }
  /** The current frame; null if nothing is being shown. */
  get frame(): TableFrame | null {
    return this.#frame;
  }
  get isPlaying(): boolean {
    return this.#frame !== null;
  }
  /** What has just become known, in order; empty after a catch-up. */
  get told(): readonly ToldItem[] {
    return this.#told;
  }
  /** The entries whose last frame was just shown. */
  get fresh(): readonly LogEntry[] {
    return this.#fresh;
  }

  add(delivery: Delivery): void {
    if (this.isPlaying && this.reader.said(delivery)) return this.#interject(delivery);
    this.#waiting.push(delivery);
    if (!this.isPlaying) this.#advance();
  }

  /** Jumps to this scene and drops whatever was still to be shown. */
  jump(scene: Scene): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.#waiting = [];
    this.#set(scene, null, [], []);
  }

  skip = (): void => {
    clearTimeout(this.#timer);
    this.#advance(true);
  };

  #advance(hurried = false): void {
    const told: ToldItem[] = [];
    const fresh: LogEntry[] = [];
    let frame: TableFrame | undefined;
    let scene = this.#scene;
    while ((frame = this.#next(scene))) {
      scene = frame.scene;
      told.push(...frame.told);
      if (frame.entry) fresh.push(frame.entry);
      if (frame.lasts > 0 && !hurried) break;
    }
    this.#set(scene, frame ?? null, told, fresh);
    if (frame) this.#timer = setTimeout(() => this.#advance(), frame.lasts);
  }

  #next(scene: Scene): TableFrame | undefined {
    const delivery = this.#frames.length === 0 ? this.#waiting.shift() : undefined;
    if (delivery) this.#frames = framesOf(scene, delivery, this.reader.did(delivery), this.reader.pace());
    return this.#frames.shift();
  }

  /** Adds it to the current scene and to all remaining frames of this delivery. */
  #interject(delivery: Delivery): void {
    const { log, meal } = logged(this.#scene, delivery, []);
    const entry = log.find((one) => one.number === delivery.number)!;
    this.#frames = this.#frames.map((frame) => ({
      ...frame,
      scene: { ...frame.scene, log: noted(frame.scene.log, entry) },
    }));
    this.#set({ ...this.#scene, log, meal }, this.#frame, [{ entry }], [entry]);
  }

  #set(scene: Scene, frame: TableFrame | null, told: readonly ToldItem[], fresh: readonly LogEntry[]): void {
    this.#scene = scene;
    this.#frame = frame;
    this.#told = told;
    this.#fresh = fresh;
    this.changed(scene);
  }
}
