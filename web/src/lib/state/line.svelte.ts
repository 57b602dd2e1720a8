import { announcements } from "./announcement.svelte";
import type { Announcement } from "$lib/wire";

export type LineStatus = "connecting" | "open" | "waiting" | "closed";

export interface LineHooks {
  opened(): void;
  received(message: unknown): void;
}

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** A WebSocket that reconnects, waiting longer after each failure. */
export class ServerLine {
  #status = $state<LineStatus>("closed");
  #path: string;
  #hooks: LineHooks;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #heard = false;

  constructor(path: string, hooks: LineHooks) {
    this.#path = path;
    this.#hooks = hooks;
  }

  get status(): LineStatus {
    return this.#status;
  }

  open(): void {
    this.#drop();
    this.#status = "connecting";
    this.#heard = false;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.#path}`);
    this.#socket = socket;
    socket.onopen = () => this.#hooks.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Called when the server has accepted us: the next loss starts with the shortest wait. */
  settled(): void {
    this.#failures = 0;
    this.#status = "open";
  }

  send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Drops this connection and opens a new one. */
  again(): void {
    this.open();
  }

  close(): void {
    this.#drop();
    this.#status = "closed";
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers log an error if a socket is closed before it opens.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** An announcement always comes first, so a connection that starts with anything else has none. */
  #hear(message: { type: string }): void {
    if (message.type === "announcement") announcements.take(message as Announcement);
    else {
      if (!this.#heard) announcements.clear();
      this.#hooks.received(message);
    }
    this.#heard = true;
  }

  #lost(): void {
    this.#socket = null;
    this.#status = "waiting";
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (this.#status === "waiting" && !document.hidden) this.open();
  };
}
