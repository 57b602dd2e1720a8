/** The wire's types, with names for its unions. */
import type { Act, Delivery, FromClient, GameView, Hello, Say } from "$lib/generated/wire";

export type * from "$lib/generated/wire";

export type Action = Act["actions"][number];
export type Event = Delivery["events"][number];
export type News = Delivery["news"];
export type Choice = GameView["choices"][number];
export type Phrase = Say["phrase"];
export type Command = Exclude<FromClient, Hello>;

/** A command before it has an id. */
export type Wish = Command extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

/** A group's number, from 0; in Colleagues a doctor's. */
export type Group = number;
