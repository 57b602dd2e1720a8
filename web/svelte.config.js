import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Elements are made one by one: faster than having the browser parse a piece of HTML for each template.
  compilerOptions: { runes: true, fragments: "tree" },
};
