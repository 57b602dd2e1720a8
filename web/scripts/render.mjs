// Renders messages as the browser does, for the test that Python says the same: cases in, texts out, both as JSON.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";

const { catalogues, cases } = JSON.parse(readFileSync(0, "utf8"));
const bundles = new Map(
  Object.entries(catalogues).map(([language, texts]) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
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
