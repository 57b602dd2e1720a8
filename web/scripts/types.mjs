// Writes wire.ts, vocabulary.ts and limits.ts from a JSON schema on standard input, to src/lib/generated or the folder
// named. The server always sends every field, so fields with a default are optional only in what we send.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import { format } from "prettier";

const folder = resolve(process.argv[2] ?? new URL("../src/lib/generated", import.meta.url).pathname);
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
  `${folder}/wire.ts`,
  text
    .replace(/export interface Wire \{\}\n/, "")
    .replace(
      /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      "",
    )
    .replace(/ \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, ""),
);
const words = schema.vocabulary;
const known = words.flatMap(([, type]) => type.match(/\b[A-Z]\w+/g) ?? []);
const types = [...new Set(known)].filter((name) => name in definitions).sort();
const lines = words.map(([name, type, value]) => `export const ${name}${type && `: ${type}`} = ${value};\n`);
const header = `${BANNER}\n\nimport type { ${types.join(", ")} } from "./wire";\n\n`;
const vocabulary = await format(header + lines.join(""), { parser: "typescript", printWidth: 120 });
writeFileSync(`${folder}/vocabulary.ts`, vocabulary);
const limits = Object.entries(schema.limits).map(([name, value]) => `export const ${name} = ${value};\n`);
writeFileSync(`${folder}/limits.ts`, `${BANNER}\n\n${limits.join("")}`);
