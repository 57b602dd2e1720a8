// Writes the drawings the server needs for pictures of shared moments: the client's own, with all colors filled in.
// Run by `make types`.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const root = new URL("..", import.meta.url).pathname;
const out = new URL("../../src/doctor_rat/server/sharing/art.json", import.meta.url);
const lib = new URL("../src/lib", import.meta.url).pathname;
const read = (path) => readFileSync(new URL(`../src/lib/${path}`, import.meta.url), "utf8");

/** The night theme's colors; a token may refer to another. */
const tokens = Object.fromEntries(
  [
    ...read("styles/tokens.css")
      .split(":root[data-cards")[0]
      .matchAll(/--([\w-]+):\s*([^;]+);/g),
  ].map((each) => [each[1], each[2]]),
);
const CAP = { cap: "#f3b4a6", "cap-rim": "#b8475a" };
const HUES = { r: "red", o: "orange", y: "yellow", g: "green", b: "blue", any: "any" };

function coloured(text, hue = "any") {
  const own = { ...tokens, ...CAP, hue: "" };
  for (const part of ["", "-dark", "-light"]) own[`hue${part}`] = tokens[`${HUES[hue]}${part}`];
  let found = text;
  while (found.includes("var(--")) {
    found = found.replace(/var\(--([\w-]+)(?:,([^()]*))?\)/g, (_, name, otherwise) => {
      const told = own[name] ?? otherwise;
      if (told === undefined) throw new Error(`no token ${name}`);
      return told;
    });
  }
  return found.replace(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g, (_, r, g, b, a) => `rgba(${r},${g},${b},${a / 100})`);
}

/** Resolves a color class to that color and to the foods of that color. */
function hued(svg) {
  return svg
    .split(/(?=class="hue-)/)
    .map((part) => {
      const hue = /^class="hue-(\w+)/.exec(part)?.[1] ?? "any";
      return coloured(part, hue).replace(/href="#food-(\w)"/g, `href="#food-$1-${hue}"`);
    })
    .join("")
    .replace(/<!--.*?-->/gs, "")
    .replace(/ (?:aria-hidden="true"|class="[^"]*hue-\w+[^"]*")/g, "");
}

/** One copy per color, since a picture has no variables. */
function sprite() {
  const text = read("art/sprite.svg").replace(/<svg[^>]*>|<\/svg>/g, "");
  const foods = [...text.matchAll(/<symbol id="food-\w".*?<\/symbol>/gs)].map((each) => each[0]);
  const rest = foods.reduce((left, food) => left.replace(food, ""), text);
  const all = Object.keys(HUES).flatMap((hue) =>
    foods.map((food) => coloured(food, hue).replace(/(id="|href="#)food-(\w)"/g, `$1food-$2-${hue}"`)),
  );
  return coloured(rest) + all.join("");
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected" } })],
  resolve: { alias: { $lib: lib } },
});
const { render } = await server.ssrLoadModule("svelte/server");
const rats = await server.ssrLoadModule("/src/lib/art/rats.ts");
const { COLOURS, COLOUR_NAMES, LETTER } = await server.ssrLoadModule("/src/lib/art/foods.ts");
const { blob } = await server.ssrLoadModule("/src/lib/art/blob.ts");
const styles = new Set();

async function drawn(name, props) {
  const { default: component } = await server.ssrLoadModule(`/src/lib/art/${name}.svelte`);
  const { head, body } = render(component, { props });
  for (const [, style] of head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) styles.add(style);
  return lettered(hued(body)).trim();
}

/** No catalog is loaded here, so keys stand for the letters; the server fills in the reader's. */
function lettered(svg) {
  return COLOURS.reduce((left, colour) => {
    const [base, size] = LETTER[colour];
    const text = new RegExp(`<text y="[^"]*" font-size="[^"]*"([^>]*>letter-${COLOUR_NAMES[colour]}<)`, "g");
    return left.replace(text, `<text y="${base}" font-size="${size}"$1`);
  }, svg);
}

const each = async (names, draw) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await draw(name)])));
const foods = [1, 2, 3, 4].flatMap((count) =>
  [..."roygb"].flatMap((hue) => [..."clv"].map((kind) => count + hue + kind)),
);
const pairs = ["ro", "ry", "rg", "rb", "oy", "og", "ob", "yg", "yb", "gb"];
const cards = ["c", "l", "v", "1", "2", "3", "4", ...pairs];
const looks = {
  "1bl": rats.groupRat("1bl"),
  "2gv": rats.groupRat("2gv"),
  "3rc": rats.groupRat("3rc"),
  doctor: rats.DOCTOR,
};
const moods = ["", "happy", "yuck"];

const art = {
  foods: await each(foods, (food) => drawn("FoodArt", { food })),
  cards: await each(cards, (card) => drawn("Specification", { card })),
  crossed: await each(cards, (card) => drawn("Specification", { card, crossed: true })),
  categories: await each(["type", "quantity", "colour"], (category) => drawn("CategoryArt", { category })),
  rats: await each(
    Object.keys(looks).flatMap((name) => moods.map((mood) => (mood ? `${name}-${mood}` : name))),
    (name) => {
      const [who, mood] = name.split("-");
      return drawn("RatHead", { look: mood ? { ...looks[who], mood } : looks[who] });
    },
  ),
  marks: { good: await drawn("Mark", { good: true }), bad: await drawn("Mark", { good: false }) },
  plates: await each(["0", "1", "2", "3"], (kind) => drawn("Plate", { kind: Number(kind) })),
  complications: await each(["madness", "insomnia", "gluttony", "megalomania", "paranoia"], (complication) =>
    drawn("ComplicationArt", { complication }),
  ),
  yuck: await drawn("Yuck", {}),
  lamp: await drawn("Lamp", {}),
  sprite: sprite(),
  colours: Object.fromEntries(
    [
      "sky",
      "sky-1",
      "sky-2",
      "sky-3",
      "wood",
      "wood-edge",
      "wood-line",
      "paper",
      "paper-edge",
      "ink",
      "ink-soft",
      "text",
    ]
      .concat(["lamp", "enamel", "enamel-text", "good", "bad", "tin", "licked", "beam", "exam", "cross"])
      .concat(["cloth-0", "cloth-1", "cloth-2", "cloth-0-stripe", "cloth-1-stripe", "cloth-2-stripe", "shadow"])
      .map((name) => [name, coloured(`var(--${name})`)]),
  ),
  pool: [1, 2, 3, 4].map((step) => [
    [
      blob(720, 190, 800, 360, 4),
      blob(720, 150, 620, 240, 7),
      blob(720, 130, 510, 180, 9),
      blob(720, 112, 415, 128, 6),
    ][step - 1],
    coloured(`var(--wood-${step})`),
  ]),
};
art.style = coloured([...styles].sort().join(""))
  .replace(/\/\*.*?\*\//gs, "")
  .replace(/\s+/g, " ");
await server.close();
const sorted = Object.fromEntries(Object.entries(art).sort());
writeFileSync(out, `${JSON.stringify(sorted, null, 1)}\n`);
