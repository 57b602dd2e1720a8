import type { Show } from "$lib/state/show.svelte";
import type { TableState } from "$lib/state/table.svelte";
import type { Action, Board, Choice, Food, Group, Plan, Proposed, SeatView } from "$lib/wire";
import type { Token } from "$lib/words/tokens";
import { historyOf, type History } from "../scene/history";

export type ViewerKind = "doctor" | "rat" | "colleague" | "spectator";
type Of<Tag extends Choice["may"]> = Extract<Choice, { may: Tag }>;

/** What is open over the table, one thing at a time. */
export type Open =
  | {
      what: "yuck-front" | "yuck-back" | Token | "solo" | "predict" | "decide" | "end" | "trash" | "stock" | "plans";
    }
  | { what: "row"; group: Group }
  | { what: "complication"; group: Group }
  | { what: "diet"; group: Group };

/** One player's hands at the table: what they hold, draft, choose and open. Knows no rules, only what is offered. */
export class Kitchen {
  /** Whichever was picked first: the food or the group. */
  held = $state.raw<Food | null>(null);
  heldGroup = $state.raw<Group | null>(null);
  open = $state.raw<Open | null>(null);
  /** The doctor's picks from his stock. */
  picked = $state.raw<readonly Food[]>([]);
  #note = $state.raw<{ count: number; food: Food; group: Group } | null>(null);
  /** The number of the entry that the last final command makes; infinite until the server answers. */
  #awaited = $state(0);
  #history = $derived.by(() => historyOf(this.table.log));
  /** The moves for which we asked for confirmation after a key press, and plans in which we pointed out missing foods. */
  #asked = $state<string | null>(null);
  #reminded = $state<string | null>(null);
  #draft = $state.raw<{ count: number; plan: ReadonlyMap<Group, Food> } | null>(null);

  constructor(
    readonly table: TableState,
    readonly fail: (problem: unknown) => void = () => {},
  ) {}

  /** The show of what is happening. */
  get drama(): Show {
    return this.table.show;
  }
  get board(): Board {
    return this.table.game!.board;
  }
  get history(): History {
    return this.#history;
  }
  /** In some meals of Colleagues, no food is put on the table. */
  get isTrashOnly(): boolean {
    const { variant, centre, meal } = this.board;
    return variant === "colleagues" && centre.length === 0 && !this.#history.laid.has(meal);
  }
  get kind(): ViewerKind {
    const { audience } = this.table;
    if (audience === "doctor" || audience === "spectator") return audience;
    return audience.startsWith("colleague") ? "colleague" : "rat";
  }
  /** Which colleague you are. */
  get self(): Group | null {
    return this.kind === "colleague" ? Number(this.table.audience.slice(-1)) : null;
  }
  get isActive(): boolean {
    return !this.drama.isPlaying && this.table.seat !== null && this.table.seat.bot === null;
  }

  /** Something final was sent and hasn't come back; a second press would only be stale. */
  get isUnderWay(): boolean {
    return this.#awaited > this.table.number;
  }
  /** Nothing final can be sent now: something is under way, or the question has only just appeared. */
  get isBusy(): boolean {
    return this.isUnderWay || !this.table.isReady;
  }

  // What is offered

  may<Tag extends Choice["may"]>(tag: Tag): Of<Tag> | null {
    if (!this.isActive || this.kind === "spectator") return null;
    return (this.table.game?.choices.find((choice) => choice.may === tag) as Of<Tag> | undefined) ?? null;
  }
  get joint(): readonly Group[] {
    return this.isActive && this.kind === "rat" ? (this.table.view?.joint ?? []) : [];
  }
  /** The group you must decide for alone now. */
  get soloGroup(): Group | null {
    const { view, seat } = this.table;
    if (!this.isActive || !view || !seat) return null;
    return view.solo.find((one) => one.seat === seat.id && view.solo_now.includes(one.group))?.group ?? null;
  }
  get isWaitingForSolo(): boolean {
    return (this.table.view?.solo_now.length ?? 0) > 0;
  }
  takesOf(group: Group): readonly Food[] {
    const choice = this.table.game?.choices.find((one) => one.may === "take" && one.by === group) as
      Of<"take"> | undefined;
    if (choice) return choice.foods;
    return this.joint.includes(group) ? (this.table.view?.plannable ?? []) : [];
  }
  /** Whether you can pick this food now. */
  isPickable(food: Food): boolean {
    if (this.kind === "colleague") return this.may("take")?.foods.includes(food) ?? false;
    if (this.heldGroup !== null) return this.takesOf(this.heldGroup).includes(food);
    return this.joint.some((group) => this.takesOf(group).includes(food));
  }
  isTarget(group: Group): boolean {
    return this.held !== null && this.joint.includes(group) && this.takesOf(group).includes(this.held);
  }

  // The rats' plan

  get own(): Proposed | null {
    return this.table.view?.proposals.find((one) => one.seat === this.table.seat?.id) ?? null;
  }
  get plan(): ReadonlyMap<Group, Food> {
    const count = this.table.view?.count ?? 0;
    if (this.#draft?.count === count) return this.#draft.plan;
    return new Map(this.own?.plan.foods ?? []);
  }
  /** Whether the table has heard of your plan as it is. */
  get isHeard(): boolean {
    return this.own ? same(this.own.plan, this.plan) : this.plan.size === 0;
  }
  get isComplete(): boolean {
    return this.joint.length > 0 && this.joint.every((group) => this.plan.has(group));
  }
  get hasAgreed(): boolean {
    return this.own?.agreed === true && this.isHeard;
  }
  /** The rats at this table, people before bots. */
  get rats(): readonly SeatView[] {
    const rats = this.table.view?.seats.filter((seat) => seat.roles.some((role) => role.startsWith("group-"))) ?? [];
    return [...rats].sort((one, other) => Number(one.bot !== null) - Number(other.bot !== null));
  }
  /** Whether you decide if the others don't agree. */
  get leads(): boolean {
    return this.table.seat?.vote === "leads";
  }
  /** What you suggested to your side. */
  get suggested(): Action | null {
    return this.table.view?.suggestions.find((one) => one.seat === this.table.seat?.id)?.action ?? null;
  }
  /** Whether this is what you suggested already: saying it again changes nothing. */
  hasSuggested(act: Action["act"], food: Food | null = null): boolean {
    const { suggested } = this;
    return suggested?.act === act && (food === null || ("food" in suggested && suggested.food === food));
  }
  /** Whether nobody else has to agree. */
  get isAlone(): boolean {
    return this.table.seat?.vote === "alone";
  }
  groupOf(food: Food): Group | null {
    for (const [group, planned] of this.plan) if (planned === food) return group;
    return null;
  }

  /** Why a food isn't available: shown when it is pressed, until the player does something else. */
  get note(): { food: Food; group: Group } | null {
    return this.#note?.count === (this.table.view?.count ?? 0) && this.held === null ? this.#note : null;
  }
  explain(food: Food, group: Group): void {
    this.#note = { count: this.table.view?.count ?? 0, food, group };
  }

  pickFood(food: Food): void {
    this.#note = null;
    if (this.kind === "colleague") {
      this.held = this.held === food ? null : food;
    } else if (this.heldGroup !== null) {
      this.give(this.heldGroup, food);
    } else this.held = this.held === food ? null : food;
  }
  pickGroup(group: Group): void {
    this.#note = null;
    if (this.held !== null) this.give(group, this.held);
    else this.heldGroup = this.heldGroup === group ? null : group;
  }
  give(group: Group, food: Food): void {
    if (!this.joint.includes(group) || !this.takesOf(group).includes(food)) return;
    const plan = new Map([...this.plan].filter(([one, planned]) => one !== group && planned !== food));
    this.#propose(plan.set(group, food));
  }
  takeBack(group: Group): void {
    this.#propose(new Map([...this.plan].filter(([one]) => one !== group)));
  }
  /** Adopts another player's plan. */
  follow(plan: Plan): void {
    this.#propose(new Map(plan.foods.filter(([group]) => this.joint.includes(group))));
  }
  /** Whether a key made a final move and the player must confirm. */
  get isAsking(): boolean {
    return this.#asked === this.#moveText;
  }
  /** The groups without food, once the player tried to go on without it. */
  get missing(): readonly Group[] {
    return this.#reminded === this.#planText ? this.joint.filter((group) => !this.plan.has(group)) : [];
  }
  get #planText(): string {
    return JSON.stringify([this.table.view?.count, listed(this.plan)]);
  }
  get #moveText(): string {
    return JSON.stringify([this.#planText, this.picked, this.held]);
  }
  ask(): void {
    this.#asked = this.#moveText;
  }
  agree(): void {
    this.#asked = null;
    this.#reminded = this.isComplete ? null : this.#planText;
    if (this.isComplete) this.#finally(() => this.table.propose(listed(this.plan), true));
  }
  decide(): void {
    this.#finally(() => {
      this.close();
      return this.table.decide(listed(this.plan));
    });
  }

  // Everything else

  act(...actions: Action[]): void {
    this.#act(actions, false);
  }
  actAlone(action: Action): void {
    this.#act([action], true);
  }
  #act(actions: Action[], alone: boolean): void {
    this.#finally(() => {
      this.close();
      this.picked = [];
      this.letGo();
      return this.table.act(actions, alone);
    });
  }
  toggle(food: Food, most: number): void {
    if (this.picked.includes(food)) this.picked = this.picked.filter((one) => one !== food);
    else if (this.picked.length < most) this.picked = [...this.picked, food];
    else this.picked = [...this.picked.slice(1), food];
  }
  letGo = (): void => {
    this.#note = null;
    this.held = null;
    this.heldGroup = null;
    this.#asked = null;
  };
  /** Skips the show, unless it has only just begun: that press was meant for what stood there before. */
  hurry(): void {
    if (this.drama.isPlaying && this.table.isReady) this.drama.skip();
  }
  close = (): void => {
    this.open = null;
  };

  #propose(plan: ReadonlyMap<Group, Food>): void {
    this.letGo();
    if (this.isUnderWay) return;
    this.#draft = { count: this.table.view?.count ?? 0, plan };
    void this.#do(this.table.propose(listed(plan), false));
  }
  /** Does nothing at all while busy: an answer that isn't sent must stay on the screen. */
  #finally(send: () => Promise<number>): void {
    if (this.isBusy) return;
    this.#awaited = Infinity;
    void this.#do(send()).then((number) => (this.#awaited = number));
  }
  /** Resolves with the number of the entry it made, or 0 if refused. */
  async #do(sent: Promise<number>): Promise<number> {
    try {
      return await sent;
    } catch (problem) {
      this.#draft = null;
      this.fail(problem);
      return 0;
    }
  }
}

function listed(plan: ReadonlyMap<Group, Food>): Plan {
  return { foods: [...plan].sort(([one], [other]) => one - other) };
}

function same(plan: Plan, other: ReadonlyMap<Group, Food>): boolean {
  return plan.foods.length === other.size && plan.foods.every(([group, food]) => other.get(group) === food);
}
