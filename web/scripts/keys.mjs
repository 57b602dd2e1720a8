// Writes src/lib/generated/keys.ts: every message of the English catalogue with the names of its arguments, without those
// that only the terminal says.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../../src/doctor_rat/locales/en/", import.meta.url);
const bodies = new Map();
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith(".ftl") && name !== "terminal.ftl")
  .sort()) {
  let key = null;
  for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
    const start = /^(-?[a-zA-Z][\w-]*)\s*=(.*)$/.exec(line);
    if (start) {
      key = start[1];
      if (bodies.has(key)) throw new Error(`${file}: ${key} is written twice`);
      bodies.set(key, start[2]);
    } else if (key !== null && /^\s/.test(line)) bodies.set(key, `${bodies.get(key)}\n${line}`);
  }
}

/** The arguments that a message needs, those of the messages that it refers to included. */
function argumentsOf(key, seen = new Set()) {
  const body = bodies.get(key);
  if (body === undefined) throw new Error(`there is no message ${key}`);
  const found = new Set([...body.matchAll(/\$([a-zA-Z][\w-]*)/g)].map((match) => match[1]));
  for (const [, other] of body.matchAll(/\{\s*([a-z][\w-]*)\s*\}/g)) {
    if (!seen.has(other)) for (const name of argumentsOf(other, seen.add(other))) found.add(name);
  }
  return [...found].sort();
}

const lines = [...bodies.keys()]
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
  new URL("../src/lib/generated/keys.ts", import.meta.url),
  `// Written by \`make types\` from the English catalogue. Don't edit.\n\n` +
    `/** Every message, with the names of its arguments. */\nexport interface Words {\n${lines.join("\n")}\n}\n`,
);
