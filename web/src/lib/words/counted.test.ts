import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { LANGUAGES } from "$lib/generated/vocabulary";
import { counted } from "./counted";

const NUMBERS = [0, 1, 2, 21, 999, 1000, 12_345, 0.5, -1];

it.each(LANGUAGES)("writes and counts every number as Intl does, in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource("said = { $count } { $count ->\n [0] zero\n [one] one\n [few] few\n *[other] other\n }\n"),
  );
  const say = (values: Record<string, number>, change: typeof counted): string =>
    bundle.formatPattern(bundle.getMessage("said")!.value!, change(values), []);
  for (const count of NUMBERS) expect(say({ count }, counted)).toBe(say({ count }, (values) => values));
});
