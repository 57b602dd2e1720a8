import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import team from "../../../../fixtures/colleagues-team.json";
import colony from "../../../../fixtures/colony-4.json";
import over from "../../../../fixtures/colony-over.json";
import lobby from "../../../../fixtures/lobby.json";
import { tableOf, type Scene, type Scenes } from "$lib/state/fake";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import type { PhraseKind, To } from "$lib/wire";
import { foodName } from "$lib/words/cards";
import { TOPICS } from "$lib/generated/vocabulary";
import PhraseBuilder from "./PhraseBuilder.svelte";

let screen: Mounted;
const send = vi.fn(() => Promise.resolve(1));
const done = vi.fn();

beforeAll(() => words.need("app", "game", "table"));
afterEach(() => {
  screen.remove();
  vi.clearAllMocks();
});

function open(scene: Scene, to: To = "everyone") {
  const table = tableOf(scene, send);
  screen = show(PhraseBuilder, { table, to, done });
  return table;
}

const rats = (colony as unknown as Scenes).rats!;
const verb = (kind: PhraseKind): string => words.t("phrase-verb", { kind });
const buttons = (): string[] => [...screen.page.querySelectorAll("button")].map((one) => one.textContent!.trim());
const preview = (): string => screen.page.querySelector(".preview")!.textContent!.trim();

/** Taps the nth chip with this name. */
function tap(name: string, at = 0): void {
  screen.find("button", name)[at]!.click();
  flushSync();
}

async function says(): Promise<unknown> {
  screen.page.querySelector("form")!.requestSubmit();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  return (send.mock.calls as unknown[][])[0]![0];
}

it("has a place for every kind of phrase, once", () => {
  open(rats);
  const all = Object.values(TOPICS).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const scene of [rats, (over as unknown as Scenes).rats!, (lobby as unknown as Scenes).owner!])
    for (const kind of tableOf(scene).sayable("everyone").kinds) expect(all).toContain(kind);
});

it.each([
  ["game", rats],
  ["lobby", (lobby as unknown as Scenes).owner!],
  ["over", (over as unknown as Scenes).doctor!],
])("offers what the server says there is: %s", (_, scene) => {
  const table = open(scene);
  const offered = table.sayable("everyone").kinds.map(verb);
  expect(buttons().slice(0, -1).sort()).toEqual([...offered].sort());
});

it("greets with two taps", async () => {
  open((lobby as unknown as Scenes).guest!);
  tap(verb("hello"));
  expect(preview()).toBe("Hello!");
  expect(await says()).toEqual({ do: "say", phrase: { say: "hello" }, to: "everyone" });
});

it("builds who should take what, from towels and cards", async () => {
  const table = open(rats);
  const food = table.game!.board.centre[1]!;
  tap(verb("want"));
  expect(screen.page.querySelector<HTMLButtonElement>(".go")!.disabled).toBe(true);
  tap(foodName(food));
  expect(preview()).toContain(foodName(food));
  expect(await says()).toEqual({
    do: "say",
    phrase: { say: "want", group: table.groups[0], food },
    to: "everyone",
  });
});

it("builds a diet from stamps and cards; a second tap removes a card", async () => {
  open(rats);
  tap(verb("claim"));
  tap(words.t("diet-name-short", { diet: "forbidden" }));
  tap(words.t("card-type", { type: "liquid" }));
  tap(words.t("card-quantity", { count: 3 }));
  tap(words.t("card-quantity", { count: 3 }));
  tap(words.t("phrase-sure-name", { sure: "sure" }));
  expect(await says()).toMatchObject({
    phrase: { say: "claim", pattern: { diet: "forbidden", cards: ["l"], category: null }, sure: "sure" },
  });
});

it("builds “one diet or the other” only if they differ", async () => {
  open(rats);
  tap(verb("either"));
  tap(words.t("diet-name-short", { diet: "step" }));
  tap(words.t("phrase-either-two"));
  tap(words.t("diet-name-short", { diet: "step" }));
  expect(screen.page.querySelector<HTMLButtonElement>(".go")!.disabled).toBe(true);
  tap(words.t("diet-name-short", { diet: "identical" }));
  tap(words.t("category", { category: "type" }));
  expect(await says()).toMatchObject({
    phrase: {
      say: "either",
      one: { diet: "step", cards: [], category: null },
      two: { diet: "identical", cards: [], category: "type" },
    },
  });
});

it("swaps two foods between two groups", async () => {
  const table = open(rats);
  const [one, two] = table.game!.board.centre;
  tap(verb("swap"));
  tap(foodName(one!));
  const towels = [...screen.page.querySelectorAll<HTMLButtonElement>("[role=group]:nth-of-type(3) button")];
  towels[0]!.click();
  flushSync();
  tap(foodName(two!), 1);
  expect(await says()).toMatchObject({ phrase: { say: "swap", group: 0, food: one, other: 1, other_food: two } });
});

it("suggests something from the trash can, or one food in particular", async () => {
  const table = open(rats);
  tap(verb("trash"));
  expect(preview()).toBe(words.t("say-trash", { group: words.t("group", { identity: "liquid" }) }));
  tap(foodName(table.game!.board.trash[0]!));
  expect(await says()).toMatchObject({ phrase: { say: "trash", group: 0, food: table.game!.board.trash[0] } });
});

it("refers to a past meal", async () => {
  const table = open(rats);
  tap(verb("look"));
  expect(buttons()).toContain(String(table.game!.board.meal));
  expect(buttons()).not.toContain(String(table.game!.board.meal + 1));
  tap("2");
  expect(await says()).toMatchObject({ phrase: { say: "look", group: 0, meal: 2 } });
});

it("goes back to the other phrases", () => {
  open(rats);
  tap(verb("want"));
  tap(words.t("phrase-back"));
  expect(buttons()).toContain(verb("agree"));
});

it("speaks only of one's own side to the other, and of both within it", () => {
  const table = open((team as unknown as Scenes).choosing!);
  expect(buttons()).not.toContain(verb("agree"));
  tap(verb("want"));
  expect(buttons()).not.toContain(words.t("colleague", { number: 1 }));
  screen.remove();
  screen = show(PhraseBuilder, { table, to: "side", done });
  expect(buttons()).toContain(verb("agree"));
  tap(verb("want"));
  expect(buttons()).toContain(words.t("colleague", { number: 1 }));
});
