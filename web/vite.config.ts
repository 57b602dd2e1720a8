import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { early } from "./scripts/early.ts";

const server = "http://127.0.0.1:8000";

/** A style sheet in the head would hold back the first picture, which needs none: they all come after it. */
const pictureFirst: Plugin = {
  name: "picture-first",
  transformIndexHtml: {
    order: "post",
    handler(page) {
      const sheets = page.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      const bare = sheets.reduce((text, sheet) => text.replace(sheet, ""), page);
      return bare.replace(/( *<div id="app">)/, `${sheets.join("")}$1`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), pictureFirst, early],
  resolve: {
    alias: { $lib: new URL("./src/lib", import.meta.url).pathname },
    // Vitest would otherwise take Svelte's server build.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/doctor_rat/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // One style sheet: in pieces they are a dozen requests, and all together 20 kB.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "table", test: /src\/lib\/(?!generated).*\.(svelte|ts)$/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
