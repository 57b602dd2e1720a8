import { beforeAll, expect, it } from "vitest";
import colony from "../../../fixtures/colony-4.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { words } from "$lib/state/words.svelte";
import { reasonText } from "./reasons";

beforeAll(() => words.need("game", "table"));

it("says a bot's reasons with the names of groups and foods", () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  const why = { key: "rats-odds", arguments: { group: 0, food: "3rc", percent: 75 } };
  expect(reasonText(why, table)).toBe("The Wet Whiskers: 3 red cheeses is 75% likely to be good.");
});

it("names the other group, the returned food and the card, too", () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  const said = (key: string, told: Record<string, string | number>): string =>
    reasonText({ key, arguments: told }, table);
  expect(said("rats-keep", { group: 0, food: "3rc", other: 1 })).toContain("the Hard Cores");
  expect(said("rats-returned", { group: 0, food: "3rc", percent: 75, returned: "1bl" })).toContain("1 blue liquid");
  expect(said("doctor-saves", { group: 0, food: "3rc", specification: "ro" })).toContain("red or orange");
});

it("has words for every reason in the fixtures", () => {
  const table = tableOf((colony as unknown as Scenes).rats!);
  const reasons = table.log.flatMap(({ news }) => (news.entry === "proposed" ? news.reasons : []));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reasonText(reason, table)).not.toMatch(/^reason-|[{}]/);
});
