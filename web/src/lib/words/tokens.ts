/** The doctor's tokens that go out with dinner: where each is mentioned, and its words by name (`act-medicine`). */
import { t } from "$lib/state/words.svelte";
import type { Action, Board, Choice, Desk, Food, Group, Place } from "$lib/wire";
import { foodName } from "./cards";

export type Token = "medicine" | "strict-menu";
/** Laid at a place in a row, or given to a group with a food. */
export type LaidToken = Extract<Choice, { may: Token; places: Place[] }>["may"];
export type GivenToken = Extract<Choice, { may: Token; foods: Food[] }>["may"];
type TokenAction = Extract<Action, { act: Token }>;
/** The desk before dinner and the event of serving it describe a token in the same way. */
type Told = Pick<Desk, "medicine" | "menu">;

/** What a token is used on. */
export interface Use {
  readonly group: Group;
  readonly food?: Food;
  readonly at?: number;
}

interface TokenFacts {
  readonly isLeft: (board: Board) => boolean;
  readonly used: (told: Told) => Use | null;
}

const FACTS: Readonly<Record<Token, TokenFacts>> = {
  medicine: { isLeft: (board) => board.medicine, used: ({ medicine }) => medicine },
  "strict-menu": {
    isLeft: (board) => board.strict_menu,
    used: ({ menu }) => menu && { group: menu[0], food: menu[1] },
  },
};
export const TOKENS = Object.keys(FACTS) as readonly Token[];

export const isToken = (action: Action): action is TokenAction => action.act in FACTS;

/** Unused, and not prepared either. */
export function isLeft(token: Token, board: Board, desk: Desk | null): boolean {
  return FACTS[token].isLeft(board) && !(desk && FACTS[token].used(desk));
}

/** The tokens that go out, or went out, with one dinner. */
export function usedIn(told: Told): [Token, Use][] {
  return TOKENS.flatMap((token) => {
    const use = FACTS[token].used(told);
    return use ? [[token, use] as [Token, Use]] : [];
  });
}

/** `act` says what is done, `compare` the same in short, `table-prepared` that it waits for dinner, `event-served` that it came. */
export function tokenText(
  say: "act" | "compare" | "event-served" | "table-prepared",
  token: Token,
  { group, food, at = 0 }: Use,
  nameOf: (group: Group) => string,
): string {
  const values = { group: nameOf(group), food: food ? foodName(food) : "", first: at + 1, second: at + 2 };
  return t(`${say}-${token}`, values);
}
