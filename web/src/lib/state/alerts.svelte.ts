import { settings } from "./settings.svelte";
import { sounds } from "./sounds";

/** Calls the player back with the page's title, a sound and, if allowed, a notification. */
export class Alerts {
  #waiting = $state(false);
  #place = $state("");
  #notice: Notification | null = null;

  /** Whether the table is waiting for you. */
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

  /** Reports whether it is your turn; when it becomes your turn, calls you with these words. */
  turn(isYours: boolean, call: string): void {
    const became = isYours && !this.#waiting;
    this.#waiting = isYours;
    if (!isYours) {
      this.#notice?.close();
      this.#notice = null;
    }
    if (!became) return;
    sounds.play("turn");
    if (settings.notifications && document.hidden && permission() === "granted") {
      this.#notify(call);
    }
  }

  #notify(call: string): void {
    try {
      const notice = new Notification(call, { tag: "turn", icon: "/favicon.svg" });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      this.#notice = notice;
    } catch {
      // Phones show notifications only through a service worker.
      const data = { path: location.pathname };
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(call, { tag: "turn", data }));
    }
  }

  /** Asks the browser for permission; returns whether it was granted. */
  async allowNotifications(): Promise<boolean> {
    if (permission() === "none") return false;
    return (await Notification.requestPermission()) === "granted";
  }
}

export function permission(): NotificationPermission | "none" {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

export const alerts = new Alerts();
