import type { Plugin } from "vite";
import type {} from "../src/lib/early.ts";

/** The catalog areas each screen needs besides the common ones. */
const AREAS: Record<string, readonly string[]> = {
  "": [],
  table: ["table"],
  learn: ["table", "learn"],
  rules: ["table", "learn"],
  review: ["table", "review", "share"],
  shared: ["table", "review", "share"],
  compare: ["table", "review", "share"],
  puzzles: ["table", "puzzles"],
  day: ["deals"],
  challenge: ["deals"],
  cup: ["deals"],
};
const ALWAYS = ["app", "game"];
/** The page requests it by itself. */
const FIRST = /\/first-/;
const WORDS = /locales\/(\w+)\/(\w+)\.ftl/;

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
}

/** Runs in the page before our code has loaded: requests everything this screen needs at once. */
function ask(files: Record<string, readonly string[]>, words: Record<string, Record<string, string>>): void {
  let language: string | null | undefined;
  try {
    language = JSON.parse(localStorage.getItem("doctor-rat.settings") ?? "{}").language;
  } catch {
    // Without storage, use the browser's language.
  }
  const known = [language, ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]), "en"];
  const catalogue = words[known.find((one) => one && words[one])!]!;
  const [, place = "", id] = location.pathname.split("/");
  const screen = files[place] ?? [];
  for (const file of screen.map((one) => catalogue[one] ?? one).concat(catalogue.app!, catalogue.game!)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = `/${file}`;
    document.head.append(link);
  }
  const table = `/api/tables/${id}`;
  const answers = place === "review" && id ? [table, `${table}/review`, `${table}/analysis?precision=first`] : [];
  globalThis.asked = new Map(["/api/me", ...answers].map((path) => [path, fetch(path)]));
  // Whoever uses the answer handles the failure.
  for (const answer of globalThis.asked.values()) answer.catch(() => undefined);
}

/** Without this, the browser finds a screen's files one after another, each a round trip later. */
export const early: Plugin = {
  name: "early",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(page, { bundle = {} }) {
      const chunks = Object.values(bundle) as Chunk[];
      const script = `(${ask.toString()})(${JSON.stringify(screens(chunks))}, ${JSON.stringify(catalogues(chunks))})`;
      return page.replace(/( *<script type="module")/, `    <script>${script}</script>\n$1`);
    },
  },
};

function screens(chunks: readonly Chunk[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(AREAS).map(([screen, areas]) => {
      const route = chunks.find((one) => one.facadeModuleId?.toLowerCase().endsWith(`/routes/${screen}.svelte`));
      return [
        screen,
        [...areas, ...(route ? [route.fileName, ...(route.imports ?? [])] : [])].filter((one) => !FIRST.test(one)),
      ];
    }),
  );
}

function catalogues(chunks: readonly Chunk[]): Record<string, Record<string, string>> {
  const needed = new Set([...ALWAYS, ...Object.values(AREAS).flat()]);
  const found: Record<string, Record<string, string>> = {};
  for (const { facadeModuleId, fileName } of chunks) {
    const [, language, area] = facadeModuleId?.match(WORDS) ?? [];
    if (language && area && needed.has(area)) (found[language] ??= {})[area] = fileName;
  }
  return found;
}
