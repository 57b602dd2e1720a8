import { beforeAll, describe, expect, it } from "vitest";
import { tableOf, type Scenes } from "$lib/state/fake";
import { words } from "$lib/state/words.svelte";
import { logLines } from "./log";
import { phraseText } from "./phrases";

const files = import.meta.glob<Scenes>("../../../fixtures/*.json", { eager: true, import: "default" });
const scenes = Object.entries(files).flatMap(([path, found]) =>
  Object.entries(found).map(([seat, scene]) => [`${path.split("/").at(-1)} ${seat}`, scene] as const),
);

beforeAll(() => words.need("app", "game", "table"));

describe("every line of every fixture is a sentence", () => {
  it.each(scenes)("%s", (_, scene) => {
    const table = tableOf(scene);
    for (const entry of table.log) {
      for (const { text } of logLines(entry, table)) expect(text).toMatch(/^[^{}$]{5,}$/);
      if (entry.news.entry === "said") expect(phraseText(entry.news.phrase, table)).toMatch(/^[^{}$]{4,}$/);
    }
    const texts = table.log.flatMap((entry) => logLines(entry, table).map((line) => line.text));
    for (const text of texts) expect(text).not.toMatch(/^(event|news|say)-|undefined|someone/);
  });
});
