import { afterEach, expect, it, vi } from "vitest";
import { PastGames } from "./past.svelte";

afterEach(() => vi.unstubAllGlobals());

function serve(pages: Record<string, { ids: string[]; next?: string }>): void {
  vi.stubGlobal("fetch", (path: string) => {
    const { ids, next } = pages[path]!;
    const headers: HeadersInit = next === undefined ? {} : { link: `<${next}>; rel="next"` };
    return Promise.resolve(new Response(JSON.stringify(ids.map((id) => ({ id }))), { headers }));
  });
}

it("follows the server's links until there are no more, and shows no game twice", async () => {
  serve({
    "/api/me/past": { ids: ["a", "b"], next: "/api/me/past?after=1.b" },
    "/api/me/past?after=1.b": { ids: ["b", "c"] },
  });
  const games = new PastGames();
  await games.load();
  expect(games.hasMore).toBe(true);
  await games.loadMore();
  expect(games.tables.map((table) => table.id)).toEqual(["a", "b", "c"]);
  expect(games.hasMore).toBe(false);
});
