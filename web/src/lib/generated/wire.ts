// Written by `make types` from the server's messages. Don't edit.

export type Access = "open" | "private";
/**
 * One of the 60 food cards, written as in RULES 8.1: `Food("3rc")` is three red cheeses.
 */
export type Food =
  | "1bc"
  | "1bl"
  | "1bv"
  | "1gc"
  | "1gl"
  | "1gv"
  | "1oc"
  | "1ol"
  | "1ov"
  | "1rc"
  | "1rl"
  | "1rv"
  | "1yc"
  | "1yl"
  | "1yv"
  | "2bc"
  | "2bl"
  | "2bv"
  | "2gc"
  | "2gl"
  | "2gv"
  | "2oc"
  | "2ol"
  | "2ov"
  | "2rc"
  | "2rl"
  | "2rv"
  | "2yc"
  | "2yl"
  | "2yv"
  | "3bc"
  | "3bl"
  | "3bv"
  | "3gc"
  | "3gl"
  | "3gv"
  | "3oc"
  | "3ol"
  | "3ov"
  | "3rc"
  | "3rl"
  | "3rv"
  | "3yc"
  | "3yl"
  | "3yv"
  | "4bc"
  | "4bl"
  | "4bv"
  | "4gc"
  | "4gl"
  | "4gv"
  | "4oc"
  | "4ol"
  | "4ov"
  | "4rc"
  | "4rl"
  | "4rv"
  | "4yc"
  | "4yl"
  | "4yv";
export type Mark = "blunder" | "great" | "inaccuracy" | "mistake" | "only";
export type Side = "colleague-0" | "colleague-1" | "doctor" | "rats";
/**
 * What kind of decision it is.
 */
export type DecisionStage = "back" | "front" | "offer" | "plan" | "predict" | "retake" | "serve" | "take" | "window";
export type Complication = "gluttony" | "insomnia" | "madness" | "megalomania" | "paranoia";
export type Reason = "exam-failed" | "exam-passed" | "third-cross";
export type Phase = "choose" | "over" | "predict" | "prepare" | "retake" | "return";
export type Variant = "colleagues" | "colony" | "complications";
/**
 * The bots a table can seat.
 */
export type BotLevel = "expert" | "novice" | "random" | "regular" | "teacher";
export type Role = "colleague-0" | "colleague-1" | "doctor" | "group-0" | "group-1" | "group-2" | "spectator";
/**
 * Where a diet came from.
 */
export type Source = "chosen" | "drawn" | "preset";
export type DietsFrom = "chosen" | "difficulty" | "lesson" | "preset" | "random";
/**
 * How hard a deal is, in ascending order.
 */
export type Difficulty = "brutal" | "easy" | "hard" | "normal";
export type Pace = "live" | "slow";
/**
 * How much the deduction sheet does for the rats.
 */
export type Sheet = "crossed" | "marks" | "none" | "odds";
export type How = "agreed" | "bots" | "deadline" | "youngest";
/**
 * One of the 17 Specification cards, in the order of RULES 8.3.
 */
export type Specification =
  "1" | "2" | "3" | "4" | "c" | "gb" | "l" | "ob" | "og" | "oy" | "rb" | "rg" | "ro" | "ry" | "v" | "yb" | "yg";
/**
 * The three Category cards, which are also the three families of Specification cards.
 */
export type Category = "colour" | "quantity" | "type";
/**
 * The six Diet cards; anyone may look at this list at any time (RULES 2.12).
 */
export type DietName = "alternating" | "different" | "forbidden" | "identical" | "mandatory" | "step";
export type Sure = "maybe" | "no" | "sure";
export type Why = "deadline" | "gone" | "kicked" | "left";
export type SharedKind = "challenge" | "cup" | "day";
export type PhraseKind =
  | "again"
  | "agree"
  | "ask"
  | "avoid"
  | "claim"
  | "decide"
  | "disagree"
  | "either"
  | "hello"
  | "leave"
  | "look"
  | "means"
  | "praise"
  | "safe"
  | "swap"
  | "thanks"
  | "thinking"
  | "trash"
  | "try"
  | "unsure"
  | "want";
/**
 * Who hears what is said.
 */
export type To = "everyone" | "side";
export type TableCode =
  | "bad-id"
  | "bad-name"
  | "bad-options"
  | "bad-phrase"
  | "bad-talk"
  | "by-voice"
  | "deal-closed"
  | "deal-fixed"
  | "kicked"
  | "knows-too-much"
  | "log-full"
  | "muted"
  | "name-taken"
  | "no-latecomers"
  | "no-side-talk"
  | "no-such-seat"
  | "not-a-bot"
  | "not-a-person"
  | "not-a-rat"
  | "not-invited"
  | "not-ready"
  | "not-removed"
  | "not-seated"
  | "not-stood-in"
  | "not-youngest"
  | "not-yours"
  | "nothing-to-choose"
  | "owner-only"
  | "phrase-across"
  | "phrase-not-now"
  | "plan-groups"
  | "preset-variant"
  | "seat-roles"
  | "seat-taken"
  | "seated"
  | "seats-empty"
  | "silent-doctor"
  | "silent-solo"
  | "silent-spectator"
  | "silent-turn"
  | "solo"
  | "solo-first"
  | "stale"
  | "still-here"
  | "table-full"
  | "talked-out"
  | "too-early"
  | "too-much-done"
  | "too-much-said"
  | "wrong-stage"
  | "yourself";
/**
 * How much a seat's vote counts when its side chooses.
 */
export type Vote = "advises" | "alone" | "leads" | "shares";
export type Stage = "game" | "lobby" | "over" | "setup";
export type Luck = "fair" | "lucky" | "sure" | "unlucky";
export type TokenUse = "medicine" | "strict-menu" | "yuck-back" | "yuck-front";
/**
 * The first thing the teams did differently.
 */
export type Fork = "offer" | "plan" | "rest" | "token" | "yuck-back" | "yuck-front";
export type ReviewKey =
  | "review-doctor-had-no-good"
  | "review-doctor-kept-good"
  | "review-exam"
  | "review-known"
  | "review-lesson"
  | "review-lost-by"
  | "review-lucky"
  | "review-medicine"
  | "review-missed-safe"
  | "review-risky"
  | "review-strict-menu"
  | "review-sure"
  | "review-turning-point"
  | "review-unlucky"
  | "review-yuck-back-saved"
  | "review-yuck-back-vain"
  | "review-yuck-back-wrong"
  | "review-yuck-front";
export type HonorName = "brutal" | "every-variant" | "five-languages" | "no-cross" | "none-spent" | "ultimate";
export type PlayedRole = "colleague" | "doctor" | "rats";
/**
 * What people can be notified of.
 */
export type PushKind = "today" | "turn" | "waiting";
export type PuzzleKind = "eat" | "orders" | "question" | "together" | "way-out";
/**
 * What people pick puzzles by: a kind, or something else they have in common.
 */
export type Theme = "eat" | "exam" | "orders" | "question" | "together" | "two-groups" | "way-out";
export type ServerCode =
  | "bad-device"
  | "bad-link"
  | "bad-origin"
  | "blocked"
  | "broken-table"
  | "busy"
  | "deal-played"
  | "deal-played-by"
  | "internal"
  | "no-challenge"
  | "no-guest"
  | "no-share"
  | "no-table"
  | "not-finished"
  | "not-for-you"
  | "not-found"
  | "other-team"
  | "push-off"
  | "read-only"
  | "table-closed"
  | "tables-too-fast"
  | "talk-too-fast"
  | "team-full"
  | "too-fast"
  | "too-large"
  | "too-many-shares"
  | "too-many-sockets"
  | "too-many-tables"
  | "too-many-teams"
  | "unavailable"
  | "unreadable";
export type FromClient =
  | Hello
  | ChangeOptions
  | SetOptions
  | Sit
  | SeatBot
  | Stand
  | MarkYoungest
  | Ready
  | Start
  | DrawDiet
  | ChooseDiet
  | FinishSetup
  | Act
  | Propose
  | Decide
  | Talk
  | Say
  | GoAway
  | TakeOver
  | ComeBack
  | Kick
  | LetIn
  | MakeHost
  | TakeSeat
  | Mute;
export type ToClient = Welcome | CatchUp | Delivery | Done | Failed | Here | Announcement;

/**
 * What people should know about this server: who runs it, and how long it keeps what. 0 means forever.
 */
export interface About {
  archive_days: number;
  contact: string;
  cookie_days: number;
  forgotten_days: number;
  idle_guest_days: number;
  imprint: string;
  link_minutes: number;
  retention_days: number;
  terms: string;
}
/**
 * Actions of your own role, all or nothing. `count` is the number of game actions they were decided after.
 */
export interface Act {
  actions: (YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass)[];
  alone?: boolean;
  count: number;
  do: "act";
  id: string;
}
export interface YuckFront {
  act: "yuck-front";
  by: "doctor" | number;
}
/**
 * The doctor's choice, without meal 3's extra food.
 */
export interface Offer {
  act: "offer";
  by: "doctor";
  foods: Food[];
}
/**
 * Covers foods `at` and `at + 1` of the group's row; only foods eaten are counted, from 0.
 */
export interface Medicine {
  act: "medicine";
  at: number;
  by: "doctor";
  group: number;
}
export interface StrictMenu {
  act: "strict-menu";
  by: "doctor";
  food: Food;
  group: number;
}
export interface Serve {
  act: "serve";
  by: "doctor";
}
export interface Take {
  act: "take";
  by: number;
  food: Food;
}
/**
 * Names the group in Colony; in Colleagues it is always the other doctor's food.
 */
export interface YuckBack {
  act: "yuck-back";
  by: "doctor" | number;
  food: Food;
  group?: number;
}
export interface Analyse {
  act: "analyse";
  by: "doctor";
}
/**
 * One entry per group; None for the predictor's own and one under Madness.
 */
export interface Predict {
  act: "predict";
  by: number;
  good: (boolean | null)[];
}
export interface Pass {
  act: "pass";
  by: number;
}
/**
 * The same people go on to a new table.
 */
export interface Again {
  entry: "again";
  table: string;
}
export interface Agree {
  say: "agree";
}
/**
 * A game's account: won = start + all of `sides` + luck.
 */
export interface Analysis {
  decisions: Decided[];
  effort: number;
  fortunes: Fortune[];
  luck: number;
  sides: {
    [k: string]: number;
  };
  start: number;
  story: Sentence[];
  won: number;
}
/**
 * One decision: what was done, what was best, and what the difference cost.
 */
export interface Decided {
  after: number;
  before: number;
  belief: number;
  best: (YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass)[];
  candidates: Candidate[];
  choices: number;
  chosen: (YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass)[];
  error: number;
  loss: number;
  mark: Mark | null;
  meal: number;
  offered: (
    | MayYuckFront
    | MayOffer
    | MayMedicate
    | MayGiveMenu
    | MayServe
    | MayTake
    | MaySendBack
    | MayAnalyse
    | MayPredict
    | MayPass
  )[];
  reasons: Sentence[];
  side: Side;
  stage: DecisionStage;
  step: number;
  until: number;
}
export interface Candidate {
  actions: (YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass)[];
  belief: number;
  chance: number;
  reasons: Sentence[];
}
/**
 * A sentence in the catalogs: its key and arguments.
 */
export interface Sentence {
  arguments: {
    [k: string]: string | number;
  };
  key: string;
}
export interface MayYuckFront {
  by: "doctor" | number;
  may: "yuck-front";
}
/**
 * `count` of these foods.
 */
export interface MayOffer {
  by: "doctor";
  count: number;
  foods: Food[];
  may: "offer";
}
export interface MayMedicate {
  by: "doctor";
  may: "medicine";
  places: Place[];
}
/**
 * A place in a group's row or on its plate, counted in foods from 0.
 */
export interface Place {
  at: number;
  group: number;
}
/**
 * Any of these foods to any of these groups.
 */
export interface MayGiveMenu {
  by: "doctor";
  foods: Food[];
  groups: number[];
  may: "strict-menu";
}
export interface MayServe {
  by: "doctor";
  may: "serve";
}
export interface MayTake {
  by: number;
  foods: Food[];
  may: "take";
}
/**
 * Any of these (group, food) pairs.
 */
export interface MaySendBack {
  by: "doctor" | number;
  may: "yuck-back";
  plates: [number, Food][];
}
export interface MayAnalyse {
  by: "doctor";
  may: "analyse";
}
/**
 * Good or bad for each of `predicted`, with one entry for each of `groups` groups.
 */
export interface MayPredict {
  by: number;
  groups: number;
  may: "predict";
  predicted: number[];
}
export interface MayPass {
  by: number;
  may: "pass";
}
/**
 * What luck did between two decisions.
 */
export interface Fortune {
  change: number;
  events: (
    | TrashOpened
    | MealBegan
    | Drew
    | StockThrown
    | Laid
    | TableCleared
    | Offered
    | MedicinePrepared
    | MenuPrepared
    | Served
    | Taken
    | Discarded
    | SentBack
    | Passed
    | CentreCleared
    | Predicted
    | Moved
    | Judged
    | ComplicationSpent
    | ComplicationDrawn
    | Ended
  )[];
  meal: number;
  step: number;
}
/**
 * Setup laid these foods in the trash.
 */
export interface TrashOpened {
  event: "trash-opened";
  foods: Food[];
}
export interface MealBegan {
  event: "meal-began";
  first: number | null;
  meal: number;
}
/**
 * The doctor drew foods into the stock.
 */
export interface Drew {
  count: number;
  event: "drew";
  foods: Food[] | null;
}
/**
 * Yuck! front in Colony: the whole stock was thrown out and as many foods drawn.
 */
export interface StockThrown {
  count: number;
  drawn: Food[] | null;
  event: "stock-thrown";
  thrown: Food[] | null;
}
/**
 * Colleagues: foods drawn to the center.
 */
export interface Laid {
  event: "laid";
  foods: Food[];
}
/**
 * Yuck! front in Colleagues: the new center and trash.
 */
export interface TableCleared {
  by: "doctor" | number;
  centre: Food[];
  event: "table-cleared";
  trash: Food[];
}
/**
 * The doctor chose, behind the screen.
 */
export interface Offered {
  event: "offered";
  extra: Food | null;
  foods: Food[];
}
export interface MedicinePrepared {
  event: "medicine-prepared";
  place: Place;
}
export interface MenuPrepared {
  event: "menu-prepared";
  food: Food;
  group: number;
}
/**
 * All that the doctor prepared becomes open at once. The center is sorted: its order says nothing.
 */
export interface Served {
  centre: Food[];
  event: "served";
  madness: Food[];
  medicine: Place | null;
  menu: [number, Food] | null;
}
export interface Taken {
  event: "taken";
  food: Food;
  group: number;
  origin: "centre" | "madness" | "trash";
}
/**
 * Madness: the food not chosen left the game.
 */
export interface Discarded {
  event: "discarded";
  food: Food;
}
/**
 * Yuck! back: the food is in the center again.
 */
export interface SentBack {
  by: "doctor" | number;
  event: "sent-back";
  food: Food;
  group: number;
}
export interface Passed {
  by: number;
  event: "passed";
}
/**
 * The foods left in the center went to the trash.
 */
export interface CentreCleared {
  event: "centre-cleared";
  foods: Food[];
}
/**
 * Megalomania: what was said of each other group, and whether it was right.
 */
export interface Predicted {
  event: "predicted";
  good: (boolean | null)[];
  group: number;
  right: (boolean | null)[];
}
/**
 * A wrongly predicted food went from one group's plate to the predictor's.
 */
export interface Moved {
  event: "moved";
  food: Food;
  group: number;
  origin: number;
}
export interface Judged {
  event: "judged";
  food: Food;
  good: boolean;
  group: number;
}
/**
 * The card went into the group's row as a green cross.
 */
export interface ComplicationSpent {
  complication: Complication;
  event: "complication-spent";
  group: number;
}
export interface ComplicationDrawn {
  complication: Complication;
  event: "complication-drawn";
  group: number;
}
export interface Ended {
  event: "ended";
  outcome: Outcome;
}
export interface Outcome {
  meal: number;
  reason: Reason;
  won: boolean;
}
/**
 * What the operator tells everyone: first on a new connection, if there is anything, and when it changes.
 */
export interface Announcement {
  read_only: boolean;
  texts: {
    [k: string]: string;
  };
  type: "announcement";
}
/**
 * Again?
 */
export interface AnotherGame {
  say: "again";
}
/**
 * This seat decides alone for a group under a complication.
 */
export interface Appointed {
  complication: Complication;
  entry: "appointed";
  group: number;
  seat: string;
}
/**
 * What do you think of this group?
 */
export interface Ask {
  group: number;
  say: "ask";
}
/**
 * What ended up on a group's plate.
 */
export interface Ate {
  food: Food;
  good: boolean | null;
  group: number;
  origin: "centre" | "madness" | "menu" | "trash";
}
export interface Avoid {
  food: Food;
  group: number;
  say: "avoid";
}
/**
 * How sure a role could be of each food this group might take.
 */
export interface Bars {
  chances: {
    [k: string]: number;
  };
  group: number;
}
/**
 * Why a bot thinks so: a key of the catalogs and its arguments.
 */
export interface Because {
  arguments: {
    [k: string]: string | number;
  };
  key: string;
}
/**
 * The game was shuffled; this is the promise of how.
 */
export interface Begun {
  entry: "started";
  promise: string;
}
/**
 * What everyone sees. Tuples with one entry per group are in group order.
 */
export interface Board {
  centre: Food[];
  complications: (Complication | null)[];
  discarded: Food[];
  first: number | null;
  madness: Food[];
  meal: number;
  medicine: boolean;
  menu: number | null;
  outcome: Outcome | null;
  passes: number;
  phase: Phase;
  pile: number;
  plates: Food[][];
  retake: Place | null;
  rows: Row[];
  sent_back: Food[][];
  stock: number;
  strict_menu: boolean;
  takers: number[];
  thrown: number;
  trash: Food[];
  turn: number | null;
  variant: Variant;
  yuck: number;
}
/**
 * What a group has eaten, in order, after its identity.
 */
export interface Row {
  entries: (Eaten | GreenCross)[];
  identity: Food;
}
export interface Eaten {
  covered: boolean;
  entry: "eaten";
  food: Food;
  good: boolean;
}
export interface GreenCross {
  complication: Complication;
  entry: "green-cross";
}
export interface BotSat {
  entry: "bot-sat";
  level: BotLevel;
  name: string;
  roles: Role[];
  seat: string;
}
/**
 * The state of this server's bots.
 */
export interface BotsAnswer {
  waking: boolean;
}
export interface CameBack {
  entry: "came-back";
  seat: string;
}
/**
 * Everything since the number you named; with `reset`, from the beginning: forget what you had.
 *
 *     A long log comes in several of these. Each brings the scene as it is now, and all except the last say `more`.
 */
export interface CatchUp {
  entries: Delivery[];
  more: boolean;
  reset: boolean;
  type: "catch-up";
}
/**
 * One entry as an audience is sent it. Omitted parts haven't changed.
 */
export interface Delivery {
  at: number;
  awaited?: string[];
  events: (
    | TrashOpened
    | MealBegan
    | Drew
    | StockThrown
    | Laid
    | TableCleared
    | Offered
    | MedicinePrepared
    | MenuPrepared
    | Served
    | Taken
    | Discarded
    | SentBack
    | Passed
    | CentreCleared
    | Predicted
    | Moved
    | Judged
    | ComplicationSpent
    | ComplicationDrawn
    | Ended
  )[];
  game?: GameView;
  news:
    | TableMade
    | PersonSat
    | BotSat
    | OptionsChanged
    | Stood
    | Youngest
    | Readied
    | Begun
    | DietCardSeen
    | DietSettled
    | Settled
    | SeatActed
    | Proposed
    | Suggested
    | Planned
    | Appointed
    | Talked
    | Said
    | TookOver
    | CameBack
    | Hosting
    | SomeoneReadmitted
    | Muted
    | Again;
  number: number;
  proposals?: Proposed[];
  setup?: SetupView;
  table?: TableView;
  type: "entry";
}
/**
 * The game as this audience sees it. The events of all entries so far led here.
 */
export interface GameView {
  board: Board;
  choices: (
    | MayYuckFront
    | MayOffer
    | MayMedicate
    | MayGiveMenu
    | MayServe
    | MayTake
    | MaySendBack
    | MayAnalyse
    | MayPredict
    | MayPass
  )[];
  desk: Desk | null;
  diets: (string | null)[];
  sources: Source[];
}
/**
 * What the doctor keeps behind the screen: the stock, and what is prepared but not yet served.
 */
export interface Desk {
  chosen: Food[];
  extra: Food | null;
  medicine: Place | null;
  menu: [number, Food] | null;
  stock: Food[];
  thrown: Food[];
}
export interface TableMade {
  entry: "made";
  options: Options;
}
export interface Options {
  access: Access;
  clock: number | null;
  deadline: number;
  diets: DietsFrom;
  difficulty: Difficulty | null;
  identities: Food[];
  latecomers: boolean;
  one_family: boolean;
  pace: Pace;
  random_identities: boolean;
  sheet: Sheet;
  variant: Variant;
  voice: boolean;
  yuck: number;
}
export interface PersonSat {
  entry: "sat";
  name: string;
  roles: Role[];
  seat: string;
}
export interface OptionsChanged {
  entry: "options-changed";
  options: Options;
}
/**
 * A seat was given up before the start.
 */
export interface Stood {
  entry: "stood";
  seat: string;
}
export interface Youngest {
  entry: "youngest";
  seat: string;
}
export interface Readied {
  entry: "readied";
  ready: boolean;
  seat: string;
}
/**
 * Only for the doctor: a Diet card waits for the number of cards.
 */
export interface DietCardSeen {
  entry: "diet-card-drawn";
  group: number;
}
/**
 * Only for the doctor: the setup has moved on.
 */
export interface DietSettled {
  entry: "diet-settled";
  group: number;
}
export interface Settled {
  entry: "dealt";
  promise: string;
}
/**
 * A seat did what the events say.
 */
export interface SeatActed {
  entry: "acted";
  seat: string;
}
/**
 * Which food a rat player would give to each group; `agreed` once they want to play it.
 */
export interface Proposed {
  agreed: boolean;
  entry: "proposed";
  plan: Plan;
  reasons: Because[];
  seat: string;
}
/**
 * Which food goes to which group, by group number; a proposal may still leave groups out.
 */
export interface Plan {
  foods: [number, Food][];
}
/**
 * What a member of a team in Colleagues would do.
 */
export interface Suggested {
  action: YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass;
  entry: "suggested";
  reasons: Because[];
  seat: string;
}
/**
 * The rats' common plan, played as one move.
 */
export interface Planned {
  entry: "planned";
  how: How;
  plan: Plan;
}
export interface Talked {
  entry: "talked";
  meal: number | null;
  seat: string;
  side: number | null;
  text: string;
}
export interface Said {
  entry: "said";
  meal: number | null;
  phrase:
    | Claim
    | Either
    | Ask
    | Look
    | Want
    | Avoid
    | TryOut
    | DoctorMeans
    | FromTrash
    | Swap
    | PlaySafe
    | LeaveFood
    | Agree
    | Disagree
    | Unsure
    | YouDecide
    | Thinking
    | SayHello
    | WellPlayed
    | Thanks
    | AnotherGame;
  seat: string;
  side: number | null;
}
export interface Claim {
  group: number;
  pattern: Pattern;
  say: "claim";
  sure: Sure;
}
/**
 * As much of a diet as the speaker wants to name; the rest is left open.
 */
export interface Pattern {
  cards: Specification[];
  category: Category | null;
  diet: DietName | null;
}
/**
 * It is one of these two.
 */
export interface Either {
  group: number;
  one: Pattern;
  say: "either";
  two: Pattern;
}
/**
 * Look at what this group ate in this meal.
 */
export interface Look {
  group: number;
  meal: number;
  say: "look";
}
export interface Want {
  food: Food;
  group: number;
  say: "want";
}
/**
 * Let's try this food, to learn.
 */
export interface TryOut {
  food: Food;
  group: number;
  say: "try";
}
/**
 * The doctor offers this food for this group.
 */
export interface DoctorMeans {
  food: Food;
  group: number;
  say: "means";
}
/**
 * Take this food, or any, from the trash can.
 */
export interface FromTrash {
  food: Food | null;
  group: number;
  say: "trash";
}
/**
 * One group takes this, the other that.
 */
export interface Swap {
  food: Food;
  group: number;
  other: number;
  other_food: Food;
  say: "swap";
}
/**
 * No risk now: this group has two crosses.
 */
export interface PlaySafe {
  group: number;
  say: "safe";
}
/**
 * Leave this food for us.
 */
export interface LeaveFood {
  food: Food;
  say: "leave";
}
export interface Disagree {
  say: "disagree";
}
export interface Unsure {
  say: "unsure";
}
export interface YouDecide {
  say: "decide";
}
/**
 * Wait, I'm thinking.
 */
export interface Thinking {
  say: "thinking";
}
export interface SayHello {
  say: "hello";
}
export interface WellPlayed {
  say: "praise";
}
export interface Thanks {
  say: "thanks";
}
/**
 * A bot sits in for a person.
 */
export interface TookOver {
  entry: "took-over";
  level: BotLevel;
  seat: string;
  why: Why;
}
/**
 * The person in this seat has the host's rights from now on.
 */
export interface Hosting {
  entry: "hosting";
  seat: string;
}
/**
 * The host has readmitted someone who had been removed.
 */
export interface SomeoneReadmitted {
  entry: "readmitted";
}
export interface Muted {
  entry: "muted";
  muted: boolean;
  seat: string;
}
/**
 * Only for the doctor, while diets are given out.
 */
export interface SetupView {
  allowed: string[][];
  diets: (string | null)[];
  sources: (Source | null)[];
  waiting: (DietName | null)[];
}
export interface TableView {
  again: string | null;
  awaited: string[];
  count: number;
  due: number | null;
  gathering: Gathering | null;
  id: string;
  joint: number[];
  options: Options;
  others?: OtherTables;
  plannable: Food[];
  promises: string[];
  proposals: Proposed[];
  sayable: Sayable[];
  seats: SeatView[];
  shared?: SharedDeal;
  solo: Appointed[];
  solo_now: number[];
  stage: Stage;
  study: StudyMark | null;
  suggestions: Suggested[];
}
/**
 * Who may still sit where.
 */
export interface Gathering {
  empty: Role[];
  open: Role[];
  roles: Role[];
  seated: RolesFor[];
}
/**
 * The roles one person may play instead of, or besides, their own.
 */
export interface RolesFor {
  add: Role[];
  change: Role[];
  seat: string;
}
/**
 * Once a game is over: how it compares with others of the same deal.
 */
export interface OtherTables {
  kind: SharedKind;
  page: string | null;
}
/**
 * The phrases available to those who may talk.
 */
export interface Sayable {
  groups: number[];
  kinds: PhraseKind[];
  shaky: number[];
  to: To;
}
export interface SeatView {
  bot: BotLevel | null;
  free: boolean;
  id: string;
  muted: boolean;
  name: string;
  owner: boolean;
  person: boolean;
  ready: boolean;
  replaceable: boolean;
  roles: Role[];
  side_silence: TableCode | null;
  silence: TableCode | null;
  silent: boolean;
  vote: Vote;
  youngest: boolean;
}
/**
 * Which deal it is. Everyone at the table is told.
 */
export interface SharedDeal {
  id: string;
  kind: SharedKind;
}
/**
 * What everyone is told about it.
 */
export interface StudyMark {
  origin: string | null;
  step: number;
}
export interface ChallengeMade {
  deal: string;
}
/**
 * A deal for friends, and how those who have played it did.
 */
export interface ChallengePage {
  count: number;
  deal: string;
  finished: boolean;
  host: string;
  mine: string | null;
  options: Options;
  promise: DealPromise;
  results: DealResult[];
  seats: DealSeat[];
}
/**
 * The two hashes that every table of a deal promises and opens at the end.
 */
export interface DealPromise {
  deal: string;
  shuffle: string;
}
/**
 * A finished table of a deal.
 */
export interface DealResult {
  place: number;
  score: Score;
  seats: ListedSeat[];
  table: string;
  yours: boolean;
}
/**
 * How a finished game went. It names no food or diet.
 */
export interface Score {
  crosses: number;
  meal: number;
  meals: (boolean | null)[][];
  reason: Reason;
  tokens: number;
  won: boolean;
}
export interface ListedSeat {
  bot: BotLevel | null;
  name: string;
  roles: Role[];
  yours: boolean;
}
export interface DealSeat {
  bot: BotLevel | null;
  roles: Role[];
}
export interface ChallengeStart {
  roles: Role[];
}
export interface ChangeOptions {
  do: "options";
  id: string;
  options: Options;
}
export interface ChooseDiet {
  diet: string;
  do: "choose-diet";
  group: number;
  id: string;
}
/**
 * A moment of choosing, by the rats for all groups together or by one colleague. It is judged by what they could
 *     know when it began. A food sent back starts a new moment.
 */
export interface Choosing {
  best: Serving[];
  best_chance: number;
  chance: number;
  chosen: Serving[];
  done: number;
  frame: number;
  good: boolean | null;
  luck: Luck | null;
  meal: number;
  role: Role;
}
/**
 * What a group has on its plate, and the chance that all of it is good.
 */
export interface Serving {
  chance: number;
  foods: Food[];
  group: number;
}
export interface ComeBack {
  do: "come-back";
  id: string;
}
export interface CompareWish {
  first: ComparedGame;
  second: ComparedGame;
}
/**
 * One of two games: exactly one of a table that you may look at, or a record.
 */
export interface ComparedGame {
  record?: {};
  table: string | null;
}
/**
 * Contains every secret of both games, so only for finished games.
 */
export interface Comparison {
  diets: string[];
  first: Team;
  identities: Food[];
  parted: Parting | null;
  second: Team;
  variant: Variant;
}
export interface Team {
  meals: TeamMeal[];
  outcome: Outcome;
  steps: number[];
  yuck: number;
}
export interface TeamMeal {
  begins: number;
  eaten: Ate[];
  judged: number | null;
  meal: number;
  offered: Food[];
  plan: [number, Food][];
  served: number | null;
  tokens: UsedToken[];
}
export interface UsedToken {
  food: Food | null;
  group: number | null;
  token: TokenUse;
}
export interface Parting {
  first: number;
  fork: Fork;
  meal: number;
  second: number;
}
/**
 * Where a study began.
 */
export interface Continuation {
  origin: string | null;
  step: number;
}
export interface ContinueCode {
  code: string;
}
/**
 * Opens your account once, on another device.
 */
export interface ContinueLink {
  code: string;
  expires: number;
}
export interface CupMade {
  id: string;
}
export interface CupPage {
  id: string;
  invite: string | null;
  options: Options;
  promises: DealPromise[];
  team: number | null;
  teams: CupTeam[];
}
export interface CupTeam {
  crosses: number | null;
  names: string[];
  number: number;
  tables: CupTable[];
  won: number | null;
}
/**
 * What you may know of a team's table.
 */
export interface CupTable {
  result: DealResult | null;
  state: "none" | "open" | "over";
}
export interface Curve {
  group: number;
  points: Point[];
  role: Role;
}
/**
 * What could be known of a diet when a meal began.
 */
export interface Point {
  bits: number;
  frame: number;
  meal: number;
  possible: number;
  truth: number;
}
export interface DayName {
  day: string;
  named: boolean;
}
export interface DayPage {
  bots: BotLevel;
  midnight: number;
  mine: OwnTry | null;
  options: Options;
  results: DayResults | null;
  today: DayPromise;
  tomorrow: DayPromise;
  unfinished: OwnTry | null;
}
/**
 * Your table for a deal.
 */
export interface OwnTry {
  named: boolean;
  over: boolean;
  side: "doctor" | "rats";
  table: string;
}
/**
 * How everyone who played your side did.
 */
export interface DayResults {
  best: DealResult;
  count: number;
  lost: number[];
  top: DealResult[];
  won: number;
  yours: DealResult | null;
}
export interface DayPromise {
  day: string;
  difficulty: Difficulty;
  promise: DealPromise;
}
/**
 * An earlier day of yours.
 */
export interface DayPast {
  day: string;
  mine: OwnTry;
  results: DayResults | null;
}
export interface DayStart {
  named: boolean;
  side: "doctor" | "rats";
}
/**
 * The youngest decides, because the rats don't agree.
 */
export interface Decide {
  count: number;
  do: "decide";
  id: string;
  plan: Plan;
}
/**
 * How soon you act on a kind of diet.
 */
export interface DietKnown {
  diet: DietName;
  late: number;
  meal: number;
  meals_late: number;
  times: number;
}
export interface DietWish {
  diet: string;
  group: number;
}
export interface Done {
  id: string;
  number: number;
  type: "done";
}
export interface DoorSeat {
  bot: BotLevel | null;
  name: string;
  roles: Role[];
}
/**
 * Draw a diet. If the Diet card is Mandatory or Forbidden, it is shown and waits for the number of `cards`.
 */
export interface DrawDiet {
  cards?: number | null;
  do: "draw-diet";
  group: number;
  id: string;
}
/**
 * How a finished game went.
 */
export interface EndedGame {
  meal: number;
  reason: Reason;
  yuck: number;
}
/**
 * `error-<code>` says it in words.
 */
export interface Failed {
  arguments: {
    [k: string]: string | number;
  };
  code: string;
  final: boolean;
  id: string | null;
  type: "failed";
}
/**
 * The doctor has settled every diet.
 */
export interface FinishSetup {
  do: "deal";
  id: string;
}
/**
 * The game after one action, or at its start.
 */
export interface Frame {
  action: (YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass) | null;
  board: Board;
  events: (
    | TrashOpened
    | MealBegan
    | Drew
    | StockThrown
    | Laid
    | TableCleared
    | Offered
    | MedicinePrepared
    | MenuPrepared
    | Served
    | Taken
    | Discarded
    | SentBack
    | Passed
    | CentreCleared
    | Predicted
    | Moved
    | Judged
    | ComplicationSpent
    | ComplicationDrawn
    | Ended
  )[];
  index: number | null;
  meal: number;
  phase: Phase;
  sights: RoleSight[];
}
/**
 * One role's part of a frame: what it saw besides the board, and what it could know.
 */
export interface RoleSight {
  bars: Bars[];
  desk: Desk | null;
  diets: (string | null)[];
  events: (
    | TrashOpened
    | MealBegan
    | Drew
    | StockThrown
    | Laid
    | TableCleared
    | Offered
    | MedicinePrepared
    | MenuPrepared
    | Served
    | Taken
    | Discarded
    | SentBack
    | Passed
    | CentreCleared
    | Predicted
    | Moved
    | Judged
    | ComplicationSpent
    | ComplicationDrawn
    | Ended
  )[];
  knowledge: Knowledge[];
  role: Role;
}
/**
 * What a role could know of one group's diet.
 */
export interface Knowledge {
  bits: number;
  different: number;
  likeliest: Likely[];
  possible: number;
}
export interface Likely {
  chance: number;
  diet: string;
}
/**
 * Leave. During a game, a bot sits in.
 */
export interface GoAway {
  do: "leave";
  id: string;
}
export interface Hello {
  audience?: Role | null;
  do: "hello";
  invite?: string | null;
  number?: number;
  token?: string | null;
}
/**
 * Who is connected now.
 */
export interface Here {
  host: boolean;
  seats: string[];
  type: "here";
  watching: number;
}
/**
 * Something worth looking at again: `key` with its arguments is a sentence in the catalogs.
 */
export interface Highlight {
  arguments: {
    [k: string]: string | number;
  };
  frame: number;
  key: ReviewKey;
  meal: number;
  role: Role | null;
}
export interface Honor {
  at: number;
  name: HonorName;
  table: string | null;
  times: number;
}
/**
 * What a bot had in mind with what it did.
 */
export interface Intention {
  reasons: Because[];
  role: Role;
  step: number;
}
export interface Invitation {
  invite?: string;
}
export interface Kick {
  do: "kick";
  id: string;
  seat: string;
}
/**
 * Readmit someone who was removed. `person` is their number in the host's list.
 */
export interface LetIn {
  do: "let-in";
  id: string;
  person: number;
}
/**
 * A table as the lobby shows it: of a running game, only the meal.
 */
export interface ListedTable {
  due: number | null;
  empty: number;
  ended: EndedGame | null;
  id: string;
  meal: number | null;
  options: Options;
  seated: boolean;
  seats: ListedSeat[];
  stage: Stage;
  study: boolean;
  touched: number;
  won: boolean | null;
  your_turn: boolean;
}
/**
 * What decisions cost in some consecutive games, by their analyses.
 */
export interface LostThen {
  decisions: number;
  first: number;
  games: number;
  last: number;
  points: number;
  role: PlayedRole;
}
export interface MakeHost {
  do: "make-host";
  id: string;
  seat: string;
}
export interface MarkYoungest {
  do: "youngest";
  id: string;
  seat: string;
}
/**
 * Your own marks, by group and diet: `no`, `maybe`, `yes`; and free notes.
 */
export interface Marks {
  /**
   * @maxItems 8
   */
  marks: {
    [k: string]: "maybe" | "no" | "yes";
  }[];
  notes: string;
}
/**
 * Someone you have played with, by their name in your last game together.
 */
export interface Mate {
  games: number;
  name: string;
  won: number;
}
export interface Me {
  id: string;
  name: string;
}
/**
 * For programs, which keep the token themselves.
 */
export interface MeWithToken {
  id: string;
  name: string;
  token: string;
}
export interface Mute {
  do: "mute";
  id: string;
  muted: boolean;
  seat: string;
}
/**
 * For you alone.
 */
export interface MyProgress {
  left: number;
  mates: Mate[];
  puzzles: boolean;
  shared: string | null;
  statistics: Statistics;
  unweighed: number;
}
export interface Statistics {
  all: Tally;
  by_difficulty: {
    [k: string]: Tally;
  };
  by_role: {
    [k: string]: Tally;
  };
  by_variant: {
    [k: string]: Tally;
  };
  diets: DietKnown[];
  honors: Honor[];
  lost: LostThen[];
  name: string;
  rating: RatingThen[];
}
/**
 * Games, and how many were won, with the 95% interval of the true rate (Wilson).
 */
export interface Tally {
  games: number;
  high: number;
  low: number;
  won: number;
}
export interface RatingThen {
  at: number;
  rating: number;
}
export interface NewCup {
  difficulty: Difficulty;
  variant: Variant;
}
export interface NewGuest {
  name: string;
}
/**
 * A moment of a finished game to share.
 */
export interface NewShare {
  eyes: "all" | "colleague-0" | "colleague-1" | "doctor" | "group-0";
  language: "de" | "en" | "es" | "fr" | "it";
  step: number;
}
/**
 * A table that continues from a position of a finished game.
 */
export interface NewStudy {
  pile: "new" | "same";
  roles: Role[];
  start: BotLevel | null;
  step: number;
}
export interface NewTable {
  options: Options;
  roles?: Role[];
  start?: BotLevel | null;
}
export interface OpenTables {
  tables: ListedTable[];
  type: "tables";
}
/**
 * The options to change; a test checks that it has the fields of `Options`.
 */
export interface OptionChanges {
  access?: Access;
  clock?: number | null;
  deadline?: number;
  diets?: DietsFrom;
  difficulty?: Difficulty | null;
  identities?: Food[];
  latecomers?: boolean;
  one_family?: boolean;
  pace?: Pace;
  random_identities?: boolean;
  sheet?: Sheet;
  variant?: Variant;
  voice?: boolean;
  yuck?: number;
}
/**
 * Options of a table that isn't made yet, and what to change.
 */
export interface OptionsWish {
  changes: OptionChanges;
  options: Options;
}
/**
 * Every error's body.
 */
export interface Problem {
  arguments: {
    [k: string]: string | number;
  };
  code: string;
  final: boolean;
}
export interface Propose {
  agreed?: boolean;
  count: number;
  do: "propose";
  id: string;
  plan: Plan;
}
export interface PushDevice {
  id: string;
  kinds: PushKind[];
  language: string;
  made: number;
}
export interface PushState {
  devices: PushDevice[];
  key: string;
}
/**
 * A browser's subscription, and what to notify it of. With no kinds, it ends.
 */
export interface PushWish {
  ahead: number;
  auth: string;
  endpoint: string;
  /**
   * @maxItems 3
   */
  kinds: PushKind[];
  language: "de" | "en" | "es" | "fr" | "it";
  p256dh: string;
}
/**
 * The moves, as they would be sent to a table.
 */
export interface PuzzleAnswer {
  actions: (YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass)[];
  storm: boolean;
}
/**
 * You, and the history of your rating.
 */
export interface PuzzleCourse {
  course: RatingThen[];
  solved: number;
  you: PuzzlePerson;
}
/**
 * How you do.
 */
export interface PuzzlePerson {
  best_storm: number;
  best_streak: number;
  rating: number;
  settled: boolean;
  streak: number;
}
/**
 * A puzzle before its answer: a table as its role sees it, and nothing of the solution.
 */
export interface PuzzleShown {
  answered: boolean;
  game: GameView;
  group: number | null;
  id: string;
  kind: PuzzleKind;
  rating: number;
  table: TableView;
  themes: Theme[];
}
export interface PuzzleVerdict {
  answer: (YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass)[];
  change: number;
  rated: boolean;
  rating: number;
  reasons: Because[];
  right: boolean;
  storm_solved: number;
  storm_tried: number;
  you: PuzzlePerson;
}
/**
 * How hard a deal is: a score from 0 to 100, and a word.
 */
export interface RatingAnswer {
  score: number;
  word: string;
}
export interface Ready {
  do: "ready";
  id: string;
  ready: boolean;
}
/**
 * Only for the host: someone who was kicked and may be readmitted.
 */
export interface RemovedPerson {
  name: string;
  number: number;
}
/**
 * A whole game with every secret revealed. Only for finished games, if anyone else may read it.
 */
export interface Review {
  curves: Curve[];
  diets: string[];
  frames: Frame[];
  highlights: Highlight[];
  identities: Food[];
  outcome: Outcome | null;
  plans: Choosing[];
  sources: Source[];
  study: Continuation | null;
  variant: Variant;
  yuck: number;
}
export interface Say {
  do: "say";
  id: string;
  phrase:
    | Claim
    | Either
    | Ask
    | Look
    | Want
    | Avoid
    | TryOut
    | DoctorMeans
    | FromTrash
    | Swap
    | PlaySafe
    | LeaveFood
    | Agree
    | Disagree
    | Unsure
    | YouDecide
    | Thinking
    | SayHello
    | WellPlayed
    | Thanks
    | AnotherGame;
  to?: To;
}
export interface SeatBot {
  do: "seat-bot";
  id: string;
  level: BotLevel;
  roles: Role[];
}
/**
 * Another decision at this step of a finished game, to be weighed.
 */
export interface SecondTry {
  /**
   * @minItems 1
   * @maxItems 8
   */
  actions: [
    YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass,
    ...(YuckFront | Offer | Medicine | StrictMenu | Serve | Take | YuckBack | Analyse | Predict | Pass)[]
  ];
  step: number;
}
/**
 * Change some options, along with whatever must change with them.
 */
export interface SetOptions {
  changes: OptionChanges;
  do: "set-options";
  id: string;
}
/**
 * One of your links: `/shared/<id>` opens the review at that moment for anyone who has it.
 */
export interface ShareLink {
  eyes: "all" | "colleague-0" | "colleague-1" | "doctor" | "group-0";
  id: string;
  language: "de" | "en" | "es" | "fr" | "it";
  made: number;
  step: number;
  text: string;
}
/**
 * What someone who follows such a link is told first.
 */
export interface SharedMoment {
  eyes: "all" | "colleague-0" | "colleague-1" | "doctor" | "group-0";
  step: number;
}
export interface Sharing {
  shared: string | null;
}
/**
 * What the rats' deduction sheet tells them, as far as the table allows.
 */
export interface SheetAnswer {
  groups: SheetGroup[];
}
export interface SheetGroup {
  possible: SheetDiet[];
}
export interface SheetDiet {
  chance: number | null;
  diet: string;
}
/**
 * Take a seat with these roles, or change roles.
 */
export interface Sit {
  do: "sit";
  id: string;
  roles: Role[];
}
export interface SpokenCode {
  code: string;
}
/**
 * Give up your own seat, or a bot's, before the start.
 */
export interface Stand {
  do: "stand";
  id: string;
  seat: string;
}
/**
 * Begin. With `fill`, bots of this level take the empty seats.
 */
export interface Start {
  do: "start";
  fill?: BotLevel | null;
  id: string;
}
export interface Storm {
  seconds: number;
}
/**
 * What an invited person without a name reads first: who invites them, and to what.
 */
export interface TableDoor {
  host: string;
  id: string;
  options: Options;
  seats: DoorSeat[];
  stage: Stage;
}
export interface TableMadeAnswer {
  id: string;
  invite: string;
}
/**
 * Have a bot sit in for a player who is gone.
 */
export interface TakeOver {
  do: "take-over";
  id: string;
  seat: string;
}
/**
 * Take over a bot's seat.
 */
export interface TakeSeat {
  do: "take-seat";
  id: string;
  seat: string;
}
export interface Talk {
  do: "talk";
  id: string;
  text: string;
  to?: To;
}
/**
 * Whether the doctor learns from games here, and whether he may learn from yours.
 */
export interface Teaching {
  on: boolean;
  possible: boolean;
}
export interface TeamInvitation {
  invite: string;
  team: number;
}
/**
 * Another decision in place of the one that was made.
 */
export interface Tried {
  best: number;
  chance: number;
  right: boolean;
}
/**
 * Who you are here; sent again when that changes. If your audience changes, everything is sent again after it.
 */
export interface Welcome {
  audience: Role;
  code: string | null;
  guest: string;
  invite: string | null;
  name: string;
  now: number;
  options: boolean;
  owner: boolean;
  removed: RemovedPerson[];
  seat: string | null;
  sheet: boolean;
  type: "welcome";
}
