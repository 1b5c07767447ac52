// Writes src/seals.woff2: the hieroglyphs of the six kinds, and no others, out of the Noto font.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

import subset from "subset-font";
import type { Plugin } from "vite";

const GLYPHS = "\u{13143}\u{13050}\u{1318a}\u{1315e}\u{130e5}\u{130e0}";
const WHOLE = new URL(
  "../node_modules/@fontsource/noto-sans-egyptian-hieroglyphs/files/" +
    "noto-sans-egyptian-hieroglyphs-egyptian-hieroglyphs-400-normal.woff2",
  import.meta.url,
);
const SEALS = new URL("../src/seals.woff2", import.meta.url);

export function seals(): Plugin {
  return {
    name: "seals",
    async buildStart() {
      if (existsSync(SEALS)) return;
      writeFileSync(SEALS, await subset(readFileSync(WHOLE), GLYPHS, { targetFormat: "woff2" }));
    },
  };
}
