import { SvelteSet } from "svelte/reactivity";
import { Refusal } from "$lib/api";
import type { Command, Failed, Role, ToClient, Wish } from "$lib/wire";
import { ServerLine, type LineStatus } from "./line.svelte";

/** Receives the messages. False means that an earlier message is missing. */
export interface Receiver {
  readonly number: number;
  /** The audience in whose stream the number counts. */
  readonly audience: Role;
  receive(message: ToClient): boolean;
}

interface Pending {
  readonly command: Command;
  readonly resolve: (number: number) => void;
  readonly reject: (refusal: Refusal) => void;
}

const SHORTEST_STALL = 500;
const LONGEST_STALL = 8_000;

/** The connection to one table. Commands wait for it and are resent, with the same id, until answered. */
export class TableSocket {
  #refusal = $state.raw<Refusal | null>(null);
  #delay = $state.raw<Refusal | null>(null);
  #line: ServerLine;
  #receiver: Receiver;
  #invite: string | null;
  #pending = new Map<string, Pending>();
  #welcomed = false;
  /** Commands the server couldn't store because its database is away; they are resent. */
  #stalled = new SvelteSet<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stalls = 0;

  constructor(id: string, receiver: Receiver, invite: string | null = null) {
    this.#receiver = receiver;
    this.#invite = invite;
    this.#line = new ServerLine(`/api/tables/${encodeURIComponent(id)}/socket`, {
      opened: () => this.#hello(),
      received: (message) => this.#take(message as ToClient),
    });
  }

  get status(): LineStatus | "stalled" {
    return this.#line.status === "open" && this.#stalled.size > 0 ? "stalled" : this.#line.status;
  }
  /** Why the table refuses us for good, if it does. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  /** Why it refused us the last time, while we keep trying. */
  get delay(): Refusal | null {
    return this.#delay;
  }

  open(): void {
    this.#refusal = null;
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    clearTimeout(this.#timer);
    this.#stalled.clear();
    for (const { reject } of this.#pending.values()) reject(new Refusal("unavailable"));
    this.#pending.clear();
  }

  ask = (wish: Wish): Promise<number> => {
    const command = { ...wish, id: newId() } as Command;
    return new Promise((resolve, reject) => {
      this.#pending.set(command.id, { command, resolve, reject });
      if (this.#welcomed) this.#line.send(command);
    });
  };

  #hello(): void {
    this.#welcomed = false;
    const { number, audience } = this.#receiver;
    this.#line.send({ do: "hello", number, audience, invite: this.#invite });
  }

  #take(message: ToClient): void {
    if (message.type === "done") this.#answer(message.id)?.resolve(message.number);
    else if (message.type === "failed") this.#fail(message);
    else if (!this.#receiver.receive(message)) this.#line.again();
    else if (message.type === "welcome" && !this.#welcomed) this.#greeted();
  }

  #greeted(): void {
    this.#welcomed = true;
    this.#delay = null;
    this.#line.settled();
    this.#repeat();
  }

  #repeat(): void {
    if (this.#welcomed) for (const { command } of this.#pending.values()) this.#line.send(command);
  }

  /** Resends with the same id, so nothing is done twice, whatever became of the first attempt. */
  #stall(id: string): void {
    this.#stalled.add(id);
    clearTimeout(this.#timer);
    const wait = Math.min(LONGEST_STALL, SHORTEST_STALL * 2 ** this.#stalls);
    this.#timer = setTimeout(() => this.#repeat(), wait * (0.5 + Math.random() / 2));
    this.#stalls += 1;
  }

  #fail({ id, code, arguments: values, final }: Failed): void {
    const refusal = new Refusal(code, values, final);
    if (id !== null && code === "unavailable" && this.#pending.has(id)) this.#stall(id);
    else if (id !== null) this.#answer(id)?.reject(refusal);
    else if (!final) this.#delay = refusal;
    else {
      this.#refusal = refusal;
      this.close();
    }
  }

  #answer(id: string): Pending | undefined {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    this.#stalled.delete(id);
    if (this.#stalled.size === 0) this.#stalls = 0;
    return found;
  }
}

/** Random, so no two devices of a guest ever make the same id. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
