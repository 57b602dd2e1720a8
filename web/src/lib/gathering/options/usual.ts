/** Another identity in one place: whoever had it gets the one that is given up. */
import type { Food } from "$lib/wire";

export function withIdentity(identities: readonly Food[], at: number, identity: Food): Food[] {
  const before = identities[at]!;
  return identities.map((one, place) => (place === at ? identity : one === identity ? before : one));
}
