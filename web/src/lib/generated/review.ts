// Written by `make types` from the server's messages. Don't edit.

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
export type Complication = "gluttony" | "insomnia" | "madness" | "megalomania" | "paranoia";
export type Reason = "exam-failed" | "exam-passed" | "third-cross";
export type Phase = "choose" | "over" | "predict" | "prepare" | "retake" | "return";
export type Variant = "colleagues" | "colony" | "complications";
export type Luck = "fair" | "lucky" | "sure" | "unlucky";
export type Role = "colleague-0" | "colleague-1" | "doctor" | "group-0" | "group-1" | "group-2" | "spectator";
export type Key =
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
/**
 * How a diet came about.
 */
export type Source = "chosen" | "drawn" | "preset";

export interface Analyse {
  act: "analyse";
  by: "doctor";
}
/**
 * How sure a role could be of each food that this group might take.
 */
export interface Bars {
  chances: {
    [k: string]: number;
  };
  group: number;
}
/**
 * What everybody sees. Tuples with one entry a group are in group order.
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
export interface Outcome {
  meal: number;
  reason: Reason;
  won: boolean;
}
/**
 * A place in a group's row or on its plate, counted in foods from 0.
 */
export interface Place {
  at: number;
  group: number;
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
/**
 * The foods left in the centre went to the trash.
 */
export interface CentreCleared {
  event: "centre-cleared";
  foods: Food[];
}
/**
 * A moment of choosing: the rats for all groups together, a colleague for himself. Judged by what they could
 *     know as it began. A food sent back makes a new moment.
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
export interface ComplicationDrawn {
  complication: Complication;
  event: "complication-drawn";
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
export interface Curve {
  group: number;
  points: Point[];
  role: Role;
}
/**
 * What could be known of a diet as a meal began.
 */
export interface Point {
  bits: number;
  frame: number;
  meal: number;
  possible: number;
  truth: number;
}
/**
 * What the doctor keeps behind his screen: his stock, and what he has prepared but not yet served.
 */
export interface Desk {
  chosen: Food[];
  extra: Food | null;
  medicine: Place | null;
  menu: [number, Food] | null;
  stock: Food[];
  thrown: Food[];
}
/**
 * Madness: the food not chosen left the game.
 */
export interface Discarded {
  event: "discarded";
  food: Food;
}
/**
 * The doctor drew foods into his stock.
 */
export interface Drew {
  count: number;
  event: "drew";
  foods: Food[] | null;
}
export interface Ended {
  event: "ended";
  outcome: Outcome;
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
  sights: Sight[];
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
/**
 * One entry a group, None for the predictor's own.
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
 * Yuck! front in Colony: the whole stock went and as many foods were drawn.
 */
export interface StockThrown {
  count: number;
  drawn: Food[] | null;
  event: "stock-thrown";
  thrown: Food[] | null;
}
/**
 * Colleagues: foods drawn to the centre.
 */
export interface Laid {
  event: "laid";
  foods: Food[];
}
/**
 * Yuck! front in Colleagues: the new centre and trash.
 */
export interface TableCleared {
  by: "doctor" | number;
  centre: Food[];
  event: "table-cleared";
  trash: Food[];
}
/**
 * The doctor made his choice behind his screen.
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
 * All that the doctor prepared becomes open at once. The centre is sorted: its order says nothing.
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
 * Yuck! back: the food is in the centre again.
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
 * One role's part of a frame: what it saw beside the board, and what it could know.
 */
export interface Sight {
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
 * Something worth looking at again: `key` with its arguments is a sentence of the catalogues.
 */
export interface Highlight {
  arguments: {
    [k: string]: string | number;
  };
  frame: number;
  key: Key;
  meal: number;
  role: Role | null;
}
/**
 * A whole game with every secret laid open: for finished games alone, wherever others may read it.
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
  variant: Variant;
  yuck: number;
}
