import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import setup from "../../../fixtures/setup.json";
import { tableOf, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import Setup from "./Setup.svelte";

const scenes = setup as unknown as Scenes;
let screen: Mounted;

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => screen.remove());

it("lets the doctor draw or choose, and end only when every group has a diet", () => {
  const send = vi.fn(() => Promise.resolve(1));
  screen = show(Setup, { table: tableOf(scenes.doctor!, send) });
  expect(screen.find("button", "Draw one")).toHaveLength(3);
  expect(screen.find("button", "Dinner can begin")[0]).toHaveProperty("disabled", true);
  screen.find("button", "Draw one")[1]!.click();
  expect(send.mock.calls).toEqual([[{ do: "draw-diet", group: 1 }]]);
});

it("shows what isn't allowed, and doesn't let it be taken", () => {
  screen = show(Setup, { table: tableOf(scenes.doctor!) });
  screen.click("button", "Choose");
  const kind = screen.page.querySelector("select")!;
  kind.value = "forbidden";
  kind.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  const cards = [...screen.page.querySelectorAll("select")[1]!.options];
  const refused = cards.filter((card) => card.disabled).map((card) => card.textContent);
  expect(refused).toContain("liquids");
  expect(refused).toContain("quantity 1");
  expect(refused).not.toContain("cheeses");
  expect(screen.find("button", "Give this diet")[0]).toHaveProperty("disabled", true);
});

it("tells the rats to wait, and no diet", () => {
  screen = show(Setup, { table: tableOf(scenes.rats!) });
  expect(screen.page.textContent).toContain("Doctor Rat is writing diets");
  expect(screen.find("button", "Draw one")).toEqual([]);
});
