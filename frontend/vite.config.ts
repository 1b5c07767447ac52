import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { chunks } from "./plugins/chunks.ts";
import { icons } from "./plugins/icons.ts";
import { languages } from "./plugins/languages.ts";
import { licences } from "./plugins/licences.ts";
import { seals } from "./plugins/seals.ts";
import { shell } from "./plugins/shell.ts";

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const API = process.env["MANSUBA_API"] ?? "http://127.0.0.1:6262";

export default defineConfig({
  plugins: [languages(), seals(), svelte(), licences(), icons(), shell()],
  server: {
    fs: { allow: [".."] },
    // The server believes its own pages only: let it think that this is one.
    proxy: {
      "/api": {
        target: API,
        changeOrigin: true,
        headers: { Origin: API },
        ws: true,
        rewriteWsOrigin: true,
      },
    },
  },
  build: {
    outDir: "../src/mansuba/web/page",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: "manifest.json", // by which the server and the tests know what a page needs
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false, // whatever one needs has been asked about itself
          groups: [{ name: chunks(source("main.ts"), source("App.svelte")) }],
        },
      },
    },
  },
});
