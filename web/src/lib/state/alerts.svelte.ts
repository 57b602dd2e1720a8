import { settings } from "./settings.svelte";

/** Calls the player back: by the page's title, a sound and, if allowed, a notification. */
export class Alerts {
  #waiting = $state(false);
  #place = $state("");
  #audio: AudioContext | null = null;
  #notice: Notification | null = null;

  /** Whether somebody waits for you. */
  get waiting(): boolean {
    return this.#waiting;
  }
  /** What the page is about, for its title. */
  get place(): string {
    return this.#place;
  }

  name(place: string): void {
    this.#place = place;
  }

  /** Tells whether it is your turn; when it becomes so, calls with these words. */
  turn(isYours: boolean, call: string): void {
    const became = isYours && !this.#waiting;
    this.#waiting = isYours;
    if (!isYours) {
      this.#notice?.close();
      this.#notice = null;
    }
    if (!became) return;
    if (settings.sounds) this.#chime();
    if (settings.notifications && document.hidden && permission() === "granted") {
      this.#notify(call);
    }
  }

  /** Browsers keep a page silent until it was touched: call this at the first touch. */
  wake = (): void => {
    if (!settings.sounds || typeof AudioContext === "undefined") return;
    this.#audio ??= new AudioContext();
    if (this.#audio.state === "suspended") void this.#audio.resume();
  };

  #notify(call: string): void {
    try {
      const notice = new Notification(call, { tag: "turn", icon: "/favicon.svg" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      this.#notice = notice;
    } catch {
      // Telephones show them through a service worker only, which we have not.
    }
  }

  /** Asks the browser; whether it said yes. */
  async allowNotifications(): Promise<boolean> {
    if (permission() === "none") return false;
    return (await Notification.requestPermission()) === "granted";
  }

  /** Two notes on a glass: no file, nothing to load. */
  #chime(): void {
    const audio = this.#audio;
    if (audio?.state !== "running") return;
    for (const [at, pitch] of [
      [0, 880],
      [0.14, 1318.5],
    ] as const) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const start = audio.currentTime + at;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
  }
}

export function permission(): NotificationPermission | "none" {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

export const alerts = new Alerts();
