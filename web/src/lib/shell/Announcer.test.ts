import { createRawSnippet, tick } from "svelte";
import { afterEach, expect, it } from "vitest";
import { notices } from "$lib/state/notices.svelte";
import { show, type Mounted } from "$lib/state/mounting";
import { voice } from "$lib/state/voice.svelte";
import Sheet from "../table/sheets/Sheet.svelte";
import Announcer from "./Announcer.svelte";
import Notices from "./Notices.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Which food?</p>" }));
let shown: Mounted[] = [];

function open(): Mounted {
  const sheet = show(Sheet, { title: "Yuck!", close: () => undefined, children });
  shown.push(sheet);
  return sheet;
}
const spoken = ({ page }: Mounted): string => page.querySelector("[role=log]")!.textContent.trim();
const noted = ({ page }: Mounted): string => page.querySelector("[role=status]")!.textContent.trim();

async function say(text: string): Promise<void> {
  voice.say(text);
  await tick();
  await tick();
}

afterEach(() => {
  for (const one of shown.toReversed()) one.remove();
  shown = [];
});

it("speaks inside the topmost dialog, since the page under it is mute", async () => {
  const page = show(Announcer, {});
  shown.push(page);
  await say("Dinner’s ready!");
  expect(spoken(page)).toBe("Dinner’s ready!");
  const sheet = open();
  const upper = open();
  await say("Bob: Hm");
  expect([page, sheet, upper].map(spoken)).toEqual(["Dinner’s ready!", "", "Bob: Hm"]);
  shown.pop()!.remove();
  await say("Bob: Oh");
  expect([page, sheet].map(spoken)).toEqual(["Dinner’s ready!", "Bob: Oh"]);
});

it("announces inside a dialog what arrives along with it", async () => {
  const page = show(Announcer, {});
  shown.push(page);
  voice.say("Whiskers: 1 red liquid. Good!");
  const sheet = open();
  await tick();
  await tick();
  expect([page, sheet].map(spoken)).toEqual(["", "Whiskers: 1 red liquid. Good!"]);
});

it("drops what wasn't said yet when its page goes", async () => {
  const page = show(Announcer, {});
  voice.say("Too late");
  page.remove();
  await tick();
  expect(voice.lines).toEqual([]);
});

it("shows notices inside the topmost dialog, too", () => {
  const page = show(Notices, {});
  shown.push(page);
  const sheet = open();
  notices.tell("That food is gone.");
  const other = open();
  expect([page, sheet].map(noted)).toEqual(["", ""]);
  expect(noted(other)).toContain("That food is gone.");
});
