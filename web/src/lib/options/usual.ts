/** What a table is made with unless somebody changes it. The server checks; this is only where the form begins. */
import type { BotLevel, Food, Options, Role } from "$lib/wire";

export const IDENTITIES: readonly Food[] = ["1bl", "2gv", "3rc"];
export const DAY = 86_400;
export const BOT_LEVELS: readonly BotLevel[] = ["random", "novice", "regular", "expert"];

export const USUAL: Options = {
  variant: "colony",
  identities: [...IDENTITIES],
  yuck: 3,
  diets: "random",
  difficulty: null,
  one_family: false,
  access: "private",
  sheet: "marks",
  pace: "live",
  clock: null,
  deadline: 3 * DAY,
  voice: false,
  latecomers: true,
  random_identities: true,
};

export const RAT_ROLES: readonly Role[] = ["group-0", "group-1", "group-2"];

/** Another identity in one place: whoever had it gets the one that is given up. */
export function withIdentity(identities: readonly Food[], at: number, identity: Food): Food[] {
  const before = identities[at]!;
  return identities.map((one, place) => (place === at ? identity : one === identity ? before : one));
}

/** A change, with all that must change along with it. */
export function changed(options: Options, changes: Partial<Options>): Options {
  const next = { ...options, ...changes };
  if (next.variant === "colleagues") {
    next.identities = next.identities.slice(0, 2);
    if (next.diets === "chosen" || next.diets === "preset") next.diets = "random";
  } else if (options.variant === "colleagues") next.identities = [...IDENTITIES];
  next.difficulty = next.diets === "difficulty" ? (next.difficulty ?? "normal") : null;
  if (next.pace === "slow") next.clock = null;
  return next;
}
