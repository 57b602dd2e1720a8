// Plain JavaScript, so that Node can run it as is in the test that Python and the browser say the same.
import { FluentBundle } from "@fluent/bundle";

const IDENTITIES = ["liquid", "vegetable", "cheese"];

/**
 * A bundle with the function our messages use: INSIDE($group), a group's name as used inside a sentence.
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
