// What makes the page an app: a manifest in each language, and sw.js with the list of what was
// built, out of src/worker.ts. Neither is there while one works on the page with `npm run dev`.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { HtmlTagDescriptor, Plugin } from "vite";

import { ICONS } from "./icons.ts";

const LOCALES = new URL("../../src/mansuba/words/locales/", import.meta.url);
const PUBLIC = new URL("../public/", import.meta.url);
const SOURCE = new URL("../src/worker.ts", import.meta.url);
const WORKER = "sw.js";
/** For people, for tests, and for systems that keep what they need themselves. */
const NOT_KEPT = /^(licences\.txt|manifest\.json|sw\.js|icon-.*\.png|.*\.webmanifest)$/;

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: fileURLToPath(SOURCE), fileName: WORKER });
      for (const code of readdirSync(LOCALES)) {
        const source = JSON.stringify(manifest(code), null, 2);
        this.emitFile({ type: "asset", fileName: manifestOf(code), source });
      }
    },
    transformIndexHtml: () => [
      tag("meta", { name: "description", content: said("en", "title-what") }),
      tag("link", { rel: "apple-touch-icon", href: `/${iconFor("apple")}` }),
    ],
    generateBundle: {
      order: "post", // when all the others have written what they write
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("the worker was not built");
        const files = new Map<string, string | Uint8Array>();
        for (const name of readdirSync(PUBLIC))
          files.set(name, readFileSync(new URL(name, PUBLIC)));
        for (const file of Object.values(bundle))
          files.set(file.fileName, file.type === "chunk" ? file.code : file.source);
        const kept = [...files].filter(([name]) => !NOT_KEPT.test(name)).sort();
        const content = createHash("sha256").update(worker.code);
        for (const [name, source] of kept) content.update(name).update(source);
        const told = {
          files: kept.map(([name]) => (name === "index.html" ? "/" : `/${name}`)),
          build: content.digest("hex").slice(0, 16),
        };
        worker.code = `const SHELL=${JSON.stringify(told)};\n${worker.code}`;
      },
    },
  };
}

const manifestOf = (code: string) => `manifest.${code}.webmanifest`;
const iconFor = (purpose: string) => ICONS.find((icon) => icon.purpose === purpose)?.file ?? "";
const tag = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  injectTo: "head",
});

function said(code: string, id: string): string {
  const words = readFileSync(new URL(`${code}/page.ftl`, LOCALES), "utf8");
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(words)?.[1];
  if (!found) throw new Error(`${code}/page.ftl: no ${id} on one line`);
  return found;
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(code: string): object {
  const say = (id: string) => said(code, id);
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: code,
    dir: "ltr",
    name: say("page-title"),
    short_name: say("page-title"),
    description: say("title-what"),
    categories: ["games"],
    theme_color: "#fffaf0",
    background_color: "#f4ecdc",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...ICONS.filter(({ purpose }) => purpose !== "apple").map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
    shortcuts: [
      { name: say("nav-new"), url: "/new" },
      { name: say("nav-games"), url: "/games" },
    ],
  };
}
