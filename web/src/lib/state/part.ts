import { busy } from "./busy.svelte";
import { notices } from "./notices.svelte";
import { t } from "./words.svelte";

/** A part of a screen that is loaded when it is asked for: something moves until it arrives, and a failure is reported. */
export function part<Module>(coming: Promise<Module>): Promise<Module> {
  coming.catch(() => notices.tell(t("part-missing")));
  return busy.until(coming);
}
