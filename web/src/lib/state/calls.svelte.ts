/**
 * Whether this device gets push messages while the game is closed, and which. The server stores it; the browser permits
 * it.
 */
import { api } from "$lib/api";
import type { PushKind, PushState } from "$lib/wire";
import { permission } from "./alerts.svelte";
import { settings } from "./settings.svelte";
import { canWork } from "./worker";

/** `cannot`: a browser without push. `none`: a server that sends none. */
export type Standing = "unknown" | "cannot" | "none" | "blocked" | "off" | "on";

export function canBeCalled(): boolean {
  return canWork() && "PushManager" in window && permission() !== "none";
}

/** The name by which the server knows a device. */
export async function deviceName(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function wishOf(subscription: PushSubscription, kinds: readonly PushKind[]): Parameters<typeof api.changePush>[0] {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const ahead = -new Date().getTimezoneOffset();
  return {
    endpoint,
    p256dh: keys.p256dh ?? "",
    auth: keys.auth ?? "",
    language: settings.language,
    kinds: [...kinds],
    ahead,
  };
}

export class Calls {
  #standing = $state<Standing>("unknown");
  #kinds = $state.raw<readonly PushKind[]>([]);
  #others = $state(0);
  #key = "";

  get standing(): Standing {
    return this.#standing;
  }
  get kinds(): readonly PushKind[] {
    return this.#kinds;
  }
  /** How many other devices of this guest get push messages. */
  get others(): number {
    return this.#others;
  }

  /** Asks server and browser. Tells the server the current language and time zone of a subscribed device. */
  async load(): Promise<void> {
    if (!canBeCalled()) {
      this.#standing = "cannot";
      return;
    }
    const state = await api.push();
    const subscription = await this.#subscription();
    await this.#take(state, subscription);
    const known = subscription && this.#kinds.length > 0;
    if (known) await this.#take(await api.changePush(wishOf(subscription, this.#kinds)), subscription);
  }

  /** Subscribes this device to these kinds, or to none; asks the browser first. Throws what the browser throws. */
  async change(kinds: readonly PushKind[]): Promise<void> {
    const known = await this.#subscription();
    if (kinds.length === 0) {
      if (!known) return;
      const state = await api.changePush(wishOf(known, []));
      await known.unsubscribe();
      await this.#take(state, null);
      return;
    }
    if ((await Notification.requestPermission()) !== "granted") {
      this.#standing = permission() === "denied" ? "blocked" : this.#standing;
      return;
    }
    const registration = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: this.#key };
    const subscription = known ?? (await registration.pushManager.subscribe(options));
    await this.#take(await api.changePush(wishOf(subscription, kinds)), subscription);
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  }

  async #take(state: PushState, subscription: PushSubscription | null): Promise<void> {
    const own = subscription ? await deviceName(subscription.endpoint) : "";
    this.#key = state.key;
    this.#kinds = state.devices.find((each) => each.id === own)?.kinds ?? [];
    this.#others = state.devices.filter((each) => each.id !== own).length;
    if (state.key === "") this.#standing = "none";
    else if (permission() === "denied") this.#standing = "blocked";
    else this.#standing = this.#kinds.length > 0 ? "on" : "off";
  }
}
