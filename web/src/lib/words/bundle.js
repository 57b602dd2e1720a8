// Plain JavaScript: the test that Python says the same as the browser runs it in Node as it is.
import { FluentBundle } from "@fluent/bundle";

const IDENTITIES = ["liquid", "vegetable", "cheese"];

/**
 * A bundle with the function that our messages use: INSIDE($group), a group's name as it stands inside a sentence.
 * @param {string} language
 * @returns {FluentBundle}
 */
export function newBundle(language) {
  /** @type {(key: string, identity: string) => string} */
  const name = (key, identity) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, { identity }) : "";
  };
  /** @type {(said: string, identity: string) => string} */
  const inside = (said, identity) => said.replaceAll(name("group", identity), name("group-inside", identity));
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { INSIDE: ([text]) => IDENTITIES.reduce(inside, String(text)) },
  });
  return bundle;
}
