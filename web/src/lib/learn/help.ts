/** What can be looked up in every game. */
export const HELP = ["diets", "rules", "keys"] as const;
export type Help = (typeof HELP)[number];
