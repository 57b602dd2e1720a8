// Renders messages as the browser does, for the test that Python renders the same: cases in, texts out, both as JSON.
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { newBundle } from "../src/lib/words/bundle.js";

const { catalogues, cases } = JSON.parse(readFileSync(0, "utf8"));
const bundles = new Map(
  Object.entries(catalogues).map(([language, texts]) => {
    const bundle = newBundle(language);
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);
const rendered = cases.map(([language, key, values]) => {
  const bundle = bundles.get(language);
  const errors = [];
  const text = bundle.formatPattern(bundle.getMessage(key).value, values, errors);
  return errors.length ? errors.map(String).join("; ") : text;
});
process.stdout.write(JSON.stringify(rendered));
