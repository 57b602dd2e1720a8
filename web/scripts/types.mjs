// Writes src/lib/generated/wire.ts (or the given name) and limits.ts from a JSON schema on standard input. The server
// always sends every field, so fields with a default are optional only in what we send.
import { writeFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import { format } from "prettier";

const schema = await json(process.stdin);
const definitions = schema.$defs;
const INPUTS = new Set(["Hello", "NewGuest", "ContinueCode", "NewTable", "OptionsWish", "Invitation", "SpokenCode"]);
const BANNER = "// Written by `make types` from the server's messages. Don't edit.";

for (const [name, part] of Object.entries(definitions)) {
  const isInput = INPUTS.has(name) || "do" in (part.properties ?? {});
  for (const [property, shape] of Object.entries(part.properties ?? {})) {
    if ("default" in shape && !isInput) part.required = [...(part.required ?? []), property];
    delete shape.default;
  }
  if (part.type === "object" && part.properties) part.additionalProperties = false;
  literalTuples(part);
}
for (const [name, union] of Object.entries(schema.properties ?? {})) definitions[name] = { title: name, ...union };

/** Rewrites the `prefixItems` of a fixed pair in the older form the compiler understands. */
function literalTuples(part) {
  if (part === null || typeof part !== "object") return;
  if (part.prefixItems) {
    part.items = part.prefixItems;
    part.additionalItems = false;
    part.minItems = part.maxItems = part.prefixItems.length;
    delete part.prefixItems;
  }
  for (const inner of Object.values(part)) literalTuples(inner);
}

const text = await compile({ title: "Wire", type: "object", additionalProperties: false, $defs: definitions }, "Wire", {
  additionalProperties: false,
  bannerComment: BANNER,
  unreachableDefinitions: true,
  maxItems: 0,
  style: { printWidth: 120 },
});
writeFileSync(
  new URL(`../src/lib/generated/${process.argv[2] ?? "wire"}.ts`, import.meta.url),
  text
    .replace(/export interface Wire \{\}\n/, "")
    .replace(
      /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      "",
    )
    .replace(/ \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, ""),
);
const words = schema.vocabulary ?? [];
if (words.length > 0) {
  const known = words.flatMap(([, type]) => type.match(/\b[A-Z]\w+/g) ?? []);
  const types = [...new Set(known)].filter((name) => name in definitions).sort();
  const lines = words.map(([name, type, value]) => `export const ${name}${type && `: ${type}`} = ${value};\n`);
  const header = `${BANNER}\n\nimport type { ${types.join(", ")} } from "./wire";\n\n`;
  const path = new URL("../src/lib/generated/vocabulary.ts", import.meta.url);
  writeFileSync(path, await format(header + lines.join(""), { parser: "typescript", printWidth: 120 }));
}
const limits = Object.entries(schema.limits ?? {}).map(([name, value]) => `export const ${name} = ${value};\n`);
if (limits.length > 0) {
  writeFileSync(new URL("../src/lib/generated/limits.ts", import.meta.url), `${BANNER}\n\n${limits.join("")}`);
}
