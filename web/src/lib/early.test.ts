import { afterEach, expect, it, vi } from "vitest";
import { askOnce } from "./early";

afterEach(() => {
  globalThis.asked = undefined;
  vi.unstubAllGlobals();
});

it("uses what the page already requested, once", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response("later")));
  vi.stubGlobal("fetch", fetched);
  globalThis.asked = new Map([["/api/me", Promise.resolve(new Response("early"))]]);
  expect(await (await askOnce("/api/me")).text()).toBe("early");
  expect(fetched).not.toHaveBeenCalled();
  expect(await (await askOnce("/api/me")).text()).toBe("later");
  expect(fetched).toHaveBeenCalledWith("/api/me");
});
