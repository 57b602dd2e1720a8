import { Refusal } from "$lib/api";
import { say, t, words } from "$lib/state/words.svelte";
import type { Options, Role } from "$lib/wire";
import { roleName } from "./people";

/** A refusal in words. `options`: those of the table that refused, if one did. */
export function refusalText(error: unknown, options?: Options): string {
  if (!(error instanceof Refusal)) return t("error-internal");
  const key = `error-${error.code}`;
  if (!words.has(key)) return t("error-internal");
  const role = error.values.role as Role | undefined;
  return say(key, role && options ? { ...error.values, role: roleName(role, options) } : error.values);
}
