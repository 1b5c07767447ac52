// Writes licences.txt into the built page: those of everything by others that went into it.
import { readFileSync, readdirSync } from "node:fs";

import type { Plugin } from "vite";

const PACKAGES = new URL("../node_modules/", import.meta.url);
const FONT = "@fontsource/noto-sans-egyptian-hieroglyphs"; // an asset, so no module tells of it

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const packages = new Set([FONT]);
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
          const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
          if (name) packages.add(name);
        }
      }
      const source = [...packages].sort().map(licence).join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function licence(name: string): string {
  const folder = new URL(`${name}/`, PACKAGES);
  const file = readdirSync(folder).find((path) => /^licen[cs]e/i.test(path));
  const about = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as {
    version: string;
    license: string;
  };
  const text = file ? readFileSync(new URL(file, folder), "utf8").trim() : about.license;
  return `--- ${name} ${about.version} ---\n\n${text}\n`;
}
