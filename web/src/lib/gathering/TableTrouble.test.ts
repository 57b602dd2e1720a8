import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { Refusal } from "$lib/api";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import TableTrouble from "./TableTrouble.svelte";

let screen: Mounted;

beforeAll(() => words.need("app", "game"));
afterEach(() => screen.remove());

it.each(["kicked", "not-invited", "no-table", "not-found", "deal-closed"])(
  "links home when trying again is pointless: %s",
  (code) => {
    screen = show(TableTrouble, { refusal: new Refusal(code, {}, true), again: vi.fn() });
    expect(screen.find("button", "Try again")).toEqual([]);
    expect(screen.find("a", "Home")).toHaveLength(1);
  },
);

it("says to someone late for a shared deal that others play it too", () => {
  screen = show(TableTrouble, { refusal: new Refusal("deal-closed", {}, true), again: vi.fn() });
  expect(screen.page.textContent).toContain(words.t("error-deal-closed"));
});

it("offers another try when the server doesn't answer", () => {
  const again = vi.fn();
  screen = show(TableTrouble, { refusal: new Refusal("unavailable"), again });
  screen.click("button", "Try again");
  expect(again).toHaveBeenCalledOnce();
});
