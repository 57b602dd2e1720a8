import { afterEach, expect, it, vi } from "vitest";
import { pathOf, tableAddress, tablePath } from "./play";

afterEach(() => vi.unstubAllGlobals());

it("finds the table in a link or its last part", () => {
  expect(tablePath("https://rat.example/table/a-B_1?invite=x%3D")).toBe("/table/a-B_1?invite=x%3D");
  expect(tablePath("  a-B_1c2D3e4F ")).toBe("/table/a-B_1c2D3e4F");
  expect(tablePath("what is this?")).toBeNull();
  expect(tablePath("KR7T-MQ3F")).toBeNull();
});

it("asks the server where a code leads", async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ id: "t1", invite: "sesame" })));
  vi.stubGlobal("fetch", asked);
  await expect(pathOf(" kr7t mq3f")).resolves.toBe("/table/t1?invite=sesame");
  expect(asked).toHaveBeenCalledWith("/api/codes", expect.objectContaining({ body: '{"code":"kr7t mq3f"}' }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "no-table", arguments: {} }, { status: 404 })));
  await expect(pathOf("AAAA-AAAA")).rejects.toMatchObject({ code: "no-table" });
});

it("puts the invitation into the link", () =>
  expect(tableAddress({ id: "a", invite: "b&c" })).toBe("/table/a?invite=b%26c"));
