/** Changes one group's identity. If another group already has it, the two swap. */
import type { Food } from "$lib/wire";

export function withIdentity(identities: readonly Food[], at: number, identity: Food): Food[] {
  const before = identities[at]!;
  return identities.map((one, place) => (place === at ? identity : one === identity ? before : one));
}
