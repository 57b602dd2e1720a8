import { afterEach, describe, expect, it, vi } from "vitest";
import { Session } from "./session.svelte";

function serve(...answers: [status: number, body: unknown][]): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => {
    const [status, body] = answers.shift()!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
const ann = { id: "g1", name: "Ann" };
const nobody: [number, unknown] = [200, null];

afterEach(() => vi.unstubAllGlobals());

describe("a session", () => {
  it("asks once who we are", async () => {
    const fetch = serve([200, ann]);
    const session = new Session();
    expect(session.known).toBe(false);
    await Promise.all([session.load(), session.load()]);
    expect(session.me).toEqual(ann);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("makes a guest only when one is needed", async () => {
    const fetch = serve(nobody, [201, ann]);
    const session = new Session();
    await expect(session.load()).resolves.toBeNull();
    expect(session.known).toBe(true);
    await session.ensure("Ann");
    await session.ensure("Bob");
    expect(fetch.mock.calls.map(([path]) => path as string)).toEqual(["/api/me", "/api/guests"]);
    expect(session.me?.name).toBe("Ann");
  });

  it("makes one guest, however many need one at once", async () => {
    const fetch = serve(nobody, [201, ann]);
    const session = new Session();
    await expect(Promise.all([session.ensure("Ann"), session.ensure("Ann")])).resolves.toEqual([ann, ann]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("makes one after the server refused the first", async () => {
    serve(nobody, [503, { code: "unavailable", arguments: {} }], [201, ann]);
    const session = new Session();
    await expect(session.ensure("Ann")).rejects.toMatchObject({ code: "unavailable" });
    await expect(session.ensure("Ann")).resolves.toEqual(ann);
  });

  it("asks again after the server didn't answer", async () => {
    const session = new Session();
    serve([503, { code: "unavailable", arguments: {} }]);
    await expect(session.load()).rejects.toMatchObject({ code: "unavailable" });
    serve([200, ann]);
    await expect(session.load()).resolves.toEqual(ann);
  });

  it("reports a lost network in our own words", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await expect(new Session().load()).rejects.toMatchObject({ code: "unavailable" });
  });

  it("renames, continues as another guest, and forgets", async () => {
    serve([200, ann], [200, { ...ann, name: "Anne" }], [200, { id: "g2", name: "Bo" }]);
    const session = new Session();
    await session.rename("Anne");
    expect(session.me?.name).toBe("Anne");
    await session.continueAs("code");
    expect(session.me?.id).toBe("g2");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    await session.forget();
    expect(session.me).toBeNull();
  });
});
