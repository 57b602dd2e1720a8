import type {
  Action,
  Choice,
  Delivery,
  GameView,
  Group,
  Plan,
  Role,
  Said,
  Sayable,
  SeatView,
  SetupView,
  TableCode,
  TableView,
  Talked,
  To,
  ToClient,
  Welcome,
  Wish,
} from "$lib/wire";
import type { ToldItem } from "./frames";
import { Patience } from "./patience.svelte";
import { fold, NOTHING, type LogEntry, type Scene } from "./scene";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";

export type { LogEntry } from "./scene";
export type TalkEntry = LogEntry & { readonly news: Talked | Said };

/** Resolves with the number of the entry it made; rejects with a `Refusal`. */
export type Send = (wish: Wish) => Promise<number>;

/** One table as this guest sees it. What is on screen trails what was delivered, frame by frame: see `Show`. */
export class TableState {
  readonly show: Show;
  #send: Send;
  #patience = new Patience();
  #welcome = $state.raw<Welcome | null>(null);
  /** All deliveries so far, shown or not. */
  #newest: Scene = NOTHING;
  #here = $state.raw<ReadonlySet<string>>(new Set());
  #watching = $state(0);
  #hasHost = $state(true);
  #number = $state(0);
  #clockSkew = 0;
  #talk = $derived(this.log.filter(isTalk));
  #seat = $derived(this.view?.seats.find((seat) => seat.id === this.#welcome?.seat) ?? null);

  constructor(
    readonly id: string,
    send: Send,
  ) {
    this.#send = send;
    this.show = new Show(
      {
        pace: () => (document.hidden ? 0 : settings.showing),
        did: (delivery) => this.#did(delivery),
        said: (delivery) => isTalk(delivery) && delivery.news.seat === this.#welcome?.seat,
      },
      (scene) => this.#patience.ask(this.show.isPlaying ? "show" : questionOf(scene)),
    );
  }

  /** Who you are here; null until the server has said so. */
  get welcome(): Welcome | null {
    return this.#welcome;
  }
  get view(): TableView | null {
    return this.show.scene.view;
  }
  get game(): GameView | null {
    return this.show.scene.game;
  }
  /** For the doctor only, while he hands out the diets. */
  get setup(): SetupView | null {
    return this.view?.stage === "setup" ? this.show.scene.setup : null;
  }
  get log(): readonly LogEntry[] {
    return this.show.scene.log;
  }
  /** The entries whose last frame was just shown; empty after a catch-up. */
  get fresh(): readonly LogEntry[] {
    return this.show.fresh;
  }
  /** What has just become known, for the live region and the bubbles; empty after a catch-up. */
  get told(): readonly ToldItem[] {
    return this.show.told;
  }
  /** Whether the current question has stood long enough to be answered, or the show to be skipped. */
  get isReady(): boolean {
    return this.#patience.isReady;
  }
  get talk(): readonly TalkEntry[] {
    return this.#talk;
  }
  /** Your own seat; null for a spectator. */
  get seat(): SeatView | null {
    return this.#seat;
  }
  /** Whose view you share; a spectator's until the server has answered. */
  get audience(): Role {
    return this.#welcome?.audience ?? "spectator";
  }
  /** The last number received, shown or not: a new connection resumes from it. */
  get number(): number {
    return this.#number;
  }
  /** The seats of connected players. */
  get here(): ReadonlySet<string> {
    return this.#here;
  }
  get watching(): number {
    return this.#watching;
  }
  /** False if the host is gone, so that anyone seated may start. */
  get hasHost(): boolean {
    return this.#hasHost;
  }
  /** The server's current time, in milliseconds. */
  now(): number {
    return Date.now() + this.#clockSkew;
  }

  // Talk

  /** Why you can't talk to these listeners now; null if you can. */
  silence(to: To): TableCode | null {
    if (this.#seat === null) return "silent-spectator";
    return to === "side" ? this.#seat.side_silence : this.#seat.silence;
  }
  /** Whether your side of Colleagues can talk in private. */
  get hasSideTalk(): boolean {
    return this.#seat !== null && this.#seat.side_silence !== "no-side-talk";
  }
  /** The phrases you may say to these listeners. */
  sayable(to: To): Sayable {
    return this.view?.sayable.find((one) => one.to === to) ?? { to, kinds: [], groups: [], shaky: [] };
  }

  /** The groups (or the colleague) your seat plays. */
  get groups(): readonly Group[] {
    return groupsOf(this.#seat);
  }

  /** What your seat may do now, out of the choices sent to your audience. */
  get choices(): readonly Choice[] {
    return choicesOf(this.#seat, this.game);
  }

  /** Whether the table is waiting for you. */
  get isYourTurn(): boolean {
    return isTurnOf(this.#seat, this.show.scene);
  }

  /** Whether it is already waiting for you while you are still being shown what happened. */
  get isAwaited(): boolean {
    const { view } = this.#newest;
    return isTurnOf(view?.seats.find((seat) => seat.id === this.#welcome?.seat) ?? null, this.#newest);
  }

  /** Takes in a message; false if an earlier one is missing, so that the caller reconnects. */
  receive(message: ToClient): boolean {
    switch (message.type) {
      case "welcome":
        this.#welcome = message;
        this.#clockSkew = message.now - Date.now();
        return true;
      case "catch-up":
        if (message.reset) [this.#newest, this.#number] = [NOTHING, 0];
        return this.#take(message.entries, false);
      case "entry":
        return this.#take([message], true);
      case "here":
        this.#here = new Set(message.seats);
        this.#watching = message.watching;
        this.#hasHost = message.host;
        return true;
      case "done":
      case "failed":
      case "announcement":
        return true;
    }
  }

  send(wish: Wish): Promise<number> {
    return this.#send(wish);
  }

  /** Plays actions of your own role, all or none. */
  act(actions: Action[], alone = false): Promise<number> {
    return this.#send({ do: "act", count: this.view?.count ?? 0, actions, alone });
  }

  /** Shows the other rats your plan; with `agreed` you are ready to play it. */
  propose(plan: Plan, agreed: boolean): Promise<number> {
    return this.#send({ do: "propose", count: this.view?.count ?? 0, plan, agreed });
  }

  /** As the youngest, decides for all the rats. */
  decide(plan: Plan): Promise<number> {
    return this.#send({ do: "decide", count: this.view?.count ?? 0, plan });
  }

  #take(deliveries: readonly Delivery[], live: boolean): boolean {
    for (const delivery of deliveries) {
      if (delivery.number <= this.#number) continue;
      if (delivery.number !== this.#number + 1) return false;
      this.#number = delivery.number;
      this.#newest = fold(this.#newest, delivery);
      // A study starts in the middle of a game the players already know.
      const leaps = delivery.news.entry === "dealt" && this.#newest.view?.study;
      if (live && leaps) this.show.jump(this.#newest);
      else if (live) this.show.add(delivery);
    }
    if (!live) this.show.jump(this.#newest);
    return true;
  }

  /** Whether you already know about it, because you did it or agreed to it. */
  #did({ news }: Delivery): boolean {
    if (news.entry === "planned") return news.how !== "bots" && this.#seat?.bot === null && this.groups.length > 0;
    return news.entry === "acted" && news.seat === this.#welcome?.seat;
  }
}

function groupsOf(seat: SeatView | null): Group[] {
  return (seat?.roles ?? []).flatMap((role) => (role === "doctor" ? [] : [Number(role.slice(-1))]));
}

function choicesOf(seat: SeatView | null, game: GameView | null): readonly Choice[] {
  if (seat === null || game === null) return [];
  if (seat.roles.includes("doctor")) return game.choices;
  const mine = groupsOf(seat);
  return game.choices.filter((choice) => choice.by !== "doctor" && mine.includes(choice.by));
}

function isTurnOf(seat: SeatView | null, { view }: Scene): boolean {
  return seat !== null && seat.bot === null && (view?.awaited.includes(seat.id) ?? false);
}

/** Identifies what the table is asking: another text is another question. */
function questionOf({ view, game, setup }: Scene): string {
  const choices = game?.choices.map(({ may, by }) => [may, by]);
  return JSON.stringify([view?.stage, view?.count, view?.joint, view?.solo_now, choices, setup?.diets, setup?.waiting]);
}

function isTalk<One extends Pick<LogEntry, "news">>(entry: One): entry is One & { readonly news: Talked | Said } {
  return entry.news.entry === "talked" || entry.news.entry === "said";
}
