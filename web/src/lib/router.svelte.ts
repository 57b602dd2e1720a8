/** The current route, from the address's path. Links are plain `<a href>`s; `follow` intercepts their clicks. */

export type Route =
  | { at: "home" }
  | { at: "new" }
  | { at: "table"; id: string; invite: string | null }
  | { at: "learn" }
  | { at: "rules" }
  | { at: "review"; id: string | null; step: number | null; eyes: string | null }
  | { at: "shared"; id: string }
  | { at: "compare"; first: string | null; second: string | null }
  | { at: "past" }
  | { at: "me" }
  | { at: "progress"; code: string }
  | { at: "puzzles"; which: string | null }
  | { at: "day"; day: string | null }
  | { at: "challenge"; id: string }
  | { at: "cup"; id: string | null; team: { team: number; invite: string } | null }
  | { at: "settings" }
  | { at: "privacy" }
  | { at: "continue"; code: string }
  | { at: "gallery" }
  | { at: "nowhere" };

export function routeOf(path: string, search = ""): Route {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const invite = new URLSearchParams(search).get("invite");
  switch (first) {
    case "":
      return { at: "home" };
    case "new":
    case "learn":
    case "rules":
    case "past":
    case "me":
    case "settings":
    case "privacy":
    case "gallery":
      return { at: first };
    case "table":
      return second ? { at: "table", id: second, invite } : { at: "nowhere" };
    case "review":
      return { at: "review", id: second ?? null, step: numberIn(search, "at"), eyes: wordIn(search, "eyes") };
    case "shared":
      return second ? { at: "shared", id: second } : { at: "nowhere" };
    case "compare":
      return { at: "compare", first: third ? (second ?? null) : null, second: third ?? null };
    case "puzzles":
      return { at: "puzzles", which: second ?? null };
    case "day":
      return { at: "day", day: second ?? null };
    case "challenge":
      return second ? { at: "challenge", id: second } : { at: "nowhere" };
    case "cup": {
      const team = numberIn(search, "team");
      return { at: "cup", id: second ?? null, team: team === null || invite === null ? null : { team, invite } };
    }
    case "progress":
      return second ? { at: "progress", code: second } : { at: "nowhere" };
    case "continue":
      return second ? { at: "continue", code: second } : { at: "nowhere" };
    default:
      return { at: "nowhere" };
  }
}

function numberIn(search: string, name: string): number | null {
  const text = new URLSearchParams(search).get(name);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

function wordIn(search: string, name: string): string | null {
  const text = new URLSearchParams(search).get(name);
  return text !== null && /^[a-z0-9-]{1,20}$/.test(text) ? text : null;
}

class Router {
  #path = $state("/");
  #search = $state("");
  #route = $derived(routeOf(this.#path, this.#search));

  constructor() {
    this.#read();
  }

  get route(): Route {
    return this.#route;
  }
  get path(): string {
    return this.#path;
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** For `onclick` on the whole page: follows internal links without reloading. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };

  /** Listens for the browser's back and forward; returns a function that stops it. */
  listen(): () => void {
    const read = (): void => this.#read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }
}

export const router = new Router();
