import { describe, expect, it } from "vitest";
import { routeOf, router } from "$lib/router.svelte";

describe("routeOf", () => {
  it.each([
    ["/", "", { at: "home" }],
    ["/new", "", { at: "new" }],
    ["/table/abc", "", { at: "table", id: "abc", invite: null }],
    ["/table/abc", "?invite=x%26y", { at: "table", id: "abc", invite: "x&y" }],
    ["/table", "", { at: "nowhere" }],
    ["/review", "", { at: "review", id: null, step: null, eyes: null }],
    ["/review/abc", "", { at: "review", id: "abc", step: null, eyes: null }],
    ["/review/abc", "?at=12&eyes=doctor", { at: "review", id: "abc", step: 12, eyes: "doctor" }],
    ["/review/abc", "?at=-1&eyes=<b>", { at: "review", id: "abc", step: null, eyes: null }],
    ["/shared/s1", "", { at: "shared", id: "s1" }],
    ["/shared", "", { at: "nowhere" }],
    ["/compare", "", { at: "compare", first: null, second: null }],
    ["/compare/a/b", "", { at: "compare", first: "a", second: "b" }],
    ["/continue/c0de", "", { at: "continue", code: "c0de" }],
    ["/puzzles", "", { at: "puzzles", which: null }],
    ["/me", "", { at: "me" }],
    ["/progress/abc", "", { at: "progress", code: "abc" }],
    ["/progress", "", { at: "nowhere" }],
    ["/puzzles/storm", "", { at: "puzzles", which: "storm" }],
    ["/nonsense", "", { at: "nowhere" }],
  ])("%s%s", (path, search, route) => expect(routeOf(path, search)).toEqual(route));
});

describe("router", () => {
  it("goes to a page, and back with the browser's button", () => {
    const stop = router.listen();
    router.go("/settings");
    expect(router.route).toEqual({ at: "settings" });
    history.replaceState(null, "", "/past");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ at: "past" });
    stop();
  });

  it("follows links within the site, and leaves downloads and anchors alone", () => {
    document.body.innerHTML = `<a id="in" href="/rules">x</a><a id="file" href="/api/x" download>x</a><a id="skip" href="#content">x</a>`;
    const click = (id: string): MouseEvent => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      const link = document.getElementById(id)!;
      link.addEventListener("click", router.follow, { once: true });
      link.dispatchEvent(event);
      return event;
    };
    expect(click("in").defaultPrevented).toBe(true);
    expect(router.route).toEqual({ at: "rules" });
    expect(click("file").defaultPrevented).toBe(false);
    expect(click("skip").defaultPrevented).toBe(false);
  });
});
