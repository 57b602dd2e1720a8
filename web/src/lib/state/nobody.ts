/** The welcome of someone who only looks at a record or solves a puzzle: nobody at this table. */
import type { Role, Welcome } from "$lib/wire";

export function nobody(audience: Role, seat: string | null = null): Welcome {
  return {
    type: "welcome",
    guest: "",
    name: "",
    seat,
    audience,
    invite: null,
    code: null,
    removed: [],
    owner: false,
    options: false,
    sheet: false,
    now: Date.now(),
  };
}
