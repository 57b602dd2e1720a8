import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { show, type Mounted } from "$lib/state/mounting";
import { words } from "$lib/state/words.svelte";
import type { OptionChanges, Options } from "$lib/wire";
import NewTable from "./NewTable.svelte";

interface Asked {
  path: string;
  body: { options: Options; changes?: OptionChanges };
}

let page: Mounted;

beforeAll(() => words.need("app", "game"));
afterEach(() => {
  page.remove();
  vi.unstubAllGlobals();
});

it("makes the table with every option that was picked, however slow the line", async () => {
  const asked: Asked[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? "{}")) as Asked["body"];
    asked.push({ path, body });
    if (path !== "/api/options") return Promise.resolve(Response.json({ id: "g", name: "Ann" }));
    return new Promise((answer) => waiting.push(() => answer(Response.json({ ...body.options, ...body.changes }))));
  });
  const made = (): Asked | undefined => asked.find(({ path }) => path === "/api/tables");
  page = show(NewTable as never, {});
  page.click("label", "Slow");
  page.click("label", "Anyone");
  page.click("button.go", "");
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(made()).toBeUndefined();
  waiting[0]!();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]!();
  await vi.waitFor(() => expect(made()).toBeDefined());
  expect(made()!.body.options).toMatchObject({ pace: "slow", access: "open" });
});
