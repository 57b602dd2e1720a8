/**
 * No text outside the catalogs, and no key that isn't in them. The compiler checks typed keys; this checks the rest.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "$lib/state/words.svelte";

const sources = import.meta.glob<string>(["../../**/*.svelte", "../../**/*.ts", "!../../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const wire = sources["../generated/wire.ts"]!;
/** The values of one of the wire's enums. */
const valuesOf = (name: string): string[] =>
  [...new RegExp(`export type ${name} =([^;]+);`).exec(wire)![1]!.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);

beforeAll(() =>
  words.need("app", "game", "table", "learn", "review", "share", "puzzles", "deals", "progress", "privacy", "push"),
);

describe("every key named in the client exists", () => {
  it.each(Object.entries(sources))("%s", (_, text) => {
    const keys = [...text.matchAll(/\b(?:t|say)\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!);
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });
});

it("every refusal of the table and the server has words", () => {
  const codes = [...valuesOf("TableCode"), ...valuesOf("ServerCode")];
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !words.has(`error-${code}`))).toEqual([]);
});

describe("no component has words of its own", () => {
  const components = Object.entries(sources).filter(([path]) => path.endsWith(".svelte") && !path.includes("Gallery"));
  it.each(components)("%s", (_, text) => {
    const markup = text
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
      .replace(/=\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "=x")
      .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "");
    const outside = markup.replace(/<[^>]*>/g, " ").match(/\p{L}{3,}/gu) ?? [];
    const inside = [...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*\p{L}{2,}[^"]*)"/gu)].map(
      (m) => m[1],
    );
    expect([...outside, ...inside]).toEqual([]);
  });
});
