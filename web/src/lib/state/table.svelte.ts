import type {
  Action,
  Choice,
  Delivery,
  Event,
  GameView,
  Group,
  News,
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

/** What the log shows of one entry. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  /** The meal in which it happened; null before the first. */
  readonly meal: number | null;
  readonly news: News;
  readonly events: readonly Event[];
}

export type TalkEntry = LogEntry & { readonly news: Talked | Said };

/** Resolves with the number of the entry that it made; rejects with a `Problem`. */
export type Send = (wish: Wish) => Promise<number>;

/** One table as this guest sees it: the fold of all deliveries so far. */
export class TableState {
  #send: Send;
  #welcome = $state.raw<Welcome | null>(null);
  #view = $state.raw<TableView | null>(null);
  #game = $state.raw<GameView | null>(null);
  #setup = $state.raw<SetupView | null>(null);
  #log = $state.raw<readonly LogEntry[]>([]);
  #fresh = $state.raw<readonly LogEntry[]>([]);
  #here = $state.raw<ReadonlySet<string>>(new Set());
  #watching = $state(0);
  #hasHost = $state(true);
  #number = $state(0);
  #meal: number | null = null;
  #clockSkew = 0;
  #talk = $derived(this.#log.filter(isTalk));
  #seat = $derived(this.#view?.seats.find((seat) => seat.id === this.#welcome?.seat) ?? null);

  constructor(
    readonly id: string,
    send: Send,
  ) {
    this.#send = send;
  }

  /** Who you are here; null until the server has said so. */
  get welcome(): Welcome | null {
    return this.#welcome;
  }
  get view(): TableView | null {
    return this.#view;
  }
  get game(): GameView | null {
    return this.#game;
  }
  /** For the doctor alone, while he gives out the diets. */
  get setup(): SetupView | null {
    return this.#view?.stage === "setup" ? this.#setup : null;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  /** What the last delivery brought, for animations and the live region; empty after a catch-up. */
  get fresh(): readonly LogEntry[] {
    return this.#fresh;
  }
  get talk(): readonly TalkEntry[] {
    return this.#talk;
  }
  /** Your own seat; null for a spectator. */
  get seat(): SeatView | null {
    return this.#seat;
  }
  /** Whose sight you share; a spectator's until the server has said. */
  get audience(): Role {
    return this.#welcome?.audience ?? "spectator";
  }
  /** The last number seen: where a new connection goes on. */
  get number(): number {
    return this.#number;
  }
  /** The seats of those who are connected now. */
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
  /** The server's time now, in milliseconds. */
  now(): number {
    return Date.now() + this.#clockSkew;
  }

  // Talk

  /** Why you can't be heard by these now; null if you can. */
  silence(to: To): TableCode | null {
    if (this.#seat === null) return "silent-spectator";
    return to === "side" ? this.#seat.side_silence : this.#seat.silence;
  }
  /** Whether your side of Colleagues has talk of its own. */
  get hasSideTalk(): boolean {
    return this.#seat !== null && this.#seat.side_silence !== "no-side-talk";
  }
  /** The phrases that there are for these listeners. */
  sayable(to: To): Sayable {
    return this.#view?.sayable.find((one) => one.to === to) ?? { to, kinds: [], groups: [], shaky: [] };
  }

  /** The groups (or the colleague) that your seat plays. */
  get groups(): readonly Group[] {
    return (this.#seat?.roles ?? []).flatMap((role) => (role === "doctor" ? [] : [Number(role.slice(-1))]));
  }

  /** What your own seat may do now, of what your audience was sent. */
  get choices(): readonly Choice[] {
    const seat = this.#seat;
    if (seat === null) return [];
    if (seat.roles.includes("doctor")) return this.#game?.choices ?? [];
    const mine = this.groups;
    return (this.#game?.choices ?? []).filter((choice) => choice.by !== "doctor" && mine.includes(choice.by));
  }

  /** Whether the table waits for you. */
  get isYourTurn(): boolean {
    const view = this.#view;
    const seat = this.#seat;
    if (view === null || seat === null || seat.bot !== null) return false;
    switch (view.stage) {
      case "lobby":
        return !seat.ready;
      case "setup":
        return seat.roles.includes("doctor");
      case "over":
        return false;
      case "game":
        return this.#isMoveYours(view, seat);
    }
  }

  #isMoveYours(view: TableView, seat: SeatView): boolean {
    const isRat = seat.roles.some((role) => role.startsWith("group-"));
    if (!isRat) return this.choices.length > 0;
    if (view.solo_now.length > 0) {
      return view.solo.some((solo) => solo.seat === seat.id && view.solo_now.includes(solo.group));
    }
    if (view.joint.length === 0) return false;
    return !view.proposals.some((proposal) => proposal.seat === seat.id && proposal.agreed);
  }

  /** Takes in a message; false if something is missing before it, so that the connection must be made anew. */
  receive(message: ToClient): boolean {
    switch (message.type) {
      case "welcome":
        this.#welcome = message;
        this.#clockSkew = message.now - Date.now();
        return true;
      case "catch-up":
        if (message.reset) this.#forget();
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
        return true;
    }
  }

  send(wish: Wish): Promise<number> {
    return this.#send(wish);
  }

  /** Plays actions of your own role, all or none. */
  act(actions: Action[], alone = false): Promise<number> {
    return this.#send({ do: "act", count: this.#view?.count ?? 0, actions, alone });
  }

  /** Shows the other rats what you would give to whom; with `agreed` you would play it. */
  propose(plan: Plan, agreed: boolean): Promise<number> {
    return this.#send({ do: "propose", count: this.#view?.count ?? 0, plan, agreed });
  }

  /** As the youngest: decides for all. */
  decide(plan: Plan): Promise<number> {
    return this.#send({ do: "decide", count: this.#view?.count ?? 0, plan });
  }

  #forget(): void {
    this.#number = 0;
    this.#meal = null;
    this.#log = [];
    this.#fresh = [];
    this.#view = null;
    this.#game = null;
    this.#setup = null;
  }

  #take(deliveries: readonly Delivery[], live: boolean): boolean {
    const added: LogEntry[] = [];
    let complete = true;
    for (const delivery of deliveries) {
      if (delivery.number <= this.#number) continue;
      if (delivery.number !== this.#number + 1) {
        complete = false;
        break;
      }
      this.#number = delivery.number;
      added.push(this.#entry(delivery));
      if (delivery.table !== undefined) this.#view = delivery.table;
      else if (delivery.proposals !== undefined && this.#view !== null)
        this.#view = { ...this.#view, proposals: delivery.proposals };
      if (delivery.game !== undefined) this.#game = delivery.game;
      if (delivery.setup !== undefined) this.#setup = delivery.setup;
    }
    if (added.length > 0) this.#log = [...this.#log, ...added];
    this.#fresh = live ? added : [];
    return complete;
  }

  #entry(delivery: Delivery): LogEntry {
    const { number, at, news, events } = delivery;
    for (const event of events) if (event.event === "meal-began") this.#meal = event.meal;
    return { number, at, meal: this.#meal, news, events };
  }
}

function isTalk(entry: LogEntry): entry is TalkEntry {
  return entry.news.entry === "talked" || entry.news.entry === "said";
}
