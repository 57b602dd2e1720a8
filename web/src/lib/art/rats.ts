import type { Food } from "$lib/wire";

export type Mood = "plain" | "wink" | "big" | "doctor" | "yuck" | "happy" | "spiral" | "asleep" | "glutton";
export type Hat = "straw" | "sprout" | "wedge" | "mirror" | "crown" | "colander" | "nightcap";

export interface RatLook {
  fur: string;
  dark: string;
  ear?: string;
  whisker?: string;
  mood?: Mood;
  hat?: Hat;
}

/** Each identity's rat. */
const GROUP_RATS: Record<string, RatLook> = {
  "1bl": { fur: "#8f93a8", dark: "#666a84", hat: "straw" },
  "2gv": { fur: "#b98a5e", dark: "#8a5f40", hat: "sprout", mood: "wink" },
  "3rc": { fur: "#e3d3bd", dark: "#bba78f", hat: "wedge", mood: "big", whisker: "#6b5348" },
};

export function groupRat(identity: Food): RatLook {
  return GROUP_RATS[identity] ?? { fur: "#8f93a8", dark: "#666a84" };
}

export const DOCTOR: RatLook = { fur: "#b4b0b5", dark: "#8b8792", mood: "doctor", hat: "mirror", whisker: "#fff" };
export const SICK: RatLook = { fur: "#9fb26b", dark: "#758a45", ear: "#e9c3a2", mood: "yuck", whisker: "#3c4a1c" };

const PEOPLE: readonly { look: RatLook; cap: string; rim: string }[] = [
  { look: { fur: "#7d5d78", dark: "#593e58" }, cap: "#f7d98d", rim: "#b98a2b" },
  { look: { fur: "#c7a27e", dark: "#98764f", mood: "wink" }, cap: "#bfe0dc", rim: "#4f8f8c" },
  { look: { fur: "#6b7280", dark: "#4a5160", mood: "happy" }, cap: "#f3c1b2", rim: "#b0564a" },
  { look: { fur: "#efe3d0", dark: "#c9b79a", mood: "big", whisker: "#6b5348" }, cap: "#cdb8dc", rim: "#765a92" },
  { look: { fur: "#8a6a4c", dark: "#654a33" }, cap: "#cfe0a8", rim: "#71893a" },
  { look: { fur: "#a8a4ad", dark: "#7d7886", mood: "wink" }, cap: "#f2e6cc", rim: "#93805a" },
  { look: { fur: "#5d5166", dark: "#423849", mood: "happy" }, cap: "#b9cfe6", rim: "#4e6f95" },
];

/** A player's own bottle cap, derived from the seat id. */
export function person(seat: string): { look: RatLook; cap: string; rim: string } {
  const number = Number(seat.replace(/\D/g, "")) || 0;
  return PEOPLE[number % PEOPLE.length] ?? PEOPLE[0]!;
}
