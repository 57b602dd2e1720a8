// Writes keys.ts, to src/lib/generated or the folder named: every message of the English catalog, except the
// terminal's, with the names of its arguments.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = new URL("../../src/doctor_rat/locales/en/", import.meta.url);
const messages = new Map();
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith(".ftl") && name !== "terminal.ftl")
  .sort()) {
  for (const { id, value } of new FluentResource(readFileSync(new URL(file, folder), "utf8")).body) {
    if (messages.has(id)) throw new Error(`${file}: ${id} is written twice`);
    messages.set(id, value);
  }
}

/** The arguments a message needs, including those of the messages and terms it refers to. */
function argumentsOf(id, seen = new Set([id])) {
  if (!messages.has(id)) throw new Error(`there is no message ${id}`);
  const found = new Set();
  for (const part of partsOf(messages.get(id))) {
    if (part.type === "var") found.add(part.name);
    if (part.type !== "mesg" && part.type !== "term") continue;
    const other = part.type === "term" ? `-${part.name}` : part.name;
    if (!seen.has(other)) for (const name of argumentsOf(other, seen.add(other))) found.add(name);
  }
  return [...found].sort();
}

/** Every expression inside a pattern. */
function* partsOf(part) {
  if (Array.isArray(part)) for (const each of part) yield* partsOf(each);
  if (part === null || typeof part !== "object" || Array.isArray(part)) return;
  yield part;
  if (part.type === "select") {
    yield* partsOf(part.selector);
    for (const { value } of part.variants) yield* partsOf(value);
  }
  if (part.args) yield* partsOf(part.args.map((argument) => (argument.type === "narg" ? argument.value : argument)));
}

const lines = [...messages.keys()]
  .filter((key) => !key.startsWith("-"))
  .sort()
  .map(
    (key) =>
      `  "${key}": ${
        argumentsOf(key)
          .map((name) => `"${name}"`)
          .join(" | ") || "never"
      };`,
  );
writeFileSync(
  resolve(process.argv[2] ?? new URL("../src/lib/generated", import.meta.url).pathname, "keys.ts"),
  `// Written by \`make types\` from the English catalog. Don't edit.\n\n` +
    `/** Every message, with the names of its arguments. */\nexport interface Words {\n${lines.join("\n")}\n}\n`,
);
