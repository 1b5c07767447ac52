// virtual:languages: what each language calls itself, and how to load what it says. All the files
// of a language that every page needs are one file of the built page, without the comments; what
// only some pages say is a file for each topic. Each holds its messages by their names.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const LOCALES = new URL("../../src/mansuba/words/locales/", import.meta.url);
const TOPICS = [
  "grammar",
  "terms",
  "events",
  "refusals",
  "laws",
  "page",
  "app",
  "friends",
  "table",
  "company",
  "board",
  "hint",
  "feel",
];
/** Loaded by `learn`, with the part of the page that says it. */
const LATE = ["rules", "reading", "story", "expected", "faults", "replay", "lessons", "editor"];
const LIST = "virtual:languages";
const WORDS = "virtual:words-";

export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return list(readdirSync(LOCALES));
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [code = "", topic] = id.slice(WORDS.length + 1).split("-");
      const files = filesOf(code, topic ? [topic] : TOPICS);
      for (const file of files) this.addWatchFile(fileURLToPath(file));
      return `export default ${JSON.stringify(Object.assign({}, ...files.map(messages)))};`;
    },
  };
}

function list(codes: string[]): string {
  const names = Object.fromEntries(codes.map((code) => [code, ownName(code)]));
  const named = codes.flatMap((code) => [code, ...LATE.map((topic) => `${code}-${topic}`)]);
  const loaders = named.map((name) => `"${name}": () => import("${WORDS}${name}")`);
  return `
    export const LANGUAGES = ${JSON.stringify(names)};
    export const WORDS = { ${loaders.join(", ")} };
  `;
}

function ownName(code: string): string {
  const terms = readFileSync(new URL(`${code}/terms.ftl`, LOCALES), "utf8");
  const name = /^language-name = (.+)$/m.exec(terms)?.[1];
  if (!name) throw new Error(`${code}/terms.ftl: no language-name`);
  return name;
}

function filesOf(code: string, topics: string[]): URL[] {
  return topics.map((topic) => new URL(`${code}/${topic}.ftl`, LOCALES)).filter(existsSync);
}

/** Each message by its name, as it is written after that: whoever says it parses it. */
function messages(file: URL): Record<string, string> {
  const [before = "", ...written] = readFileSync(file, "utf8")
    .replace(/^#.*\n/gm, "")
    .split(/^(?=[a-z])/im);
  if (before.trim()) throw new Error(`${fileURLToPath(file)}: no message: ${before}`);
  return Object.fromEntries(
    written.map((one) => {
      const name = /^[\w-]+/.exec(one)?.[0] ?? "";
      return [name, one.slice(name.length).trimEnd()];
    }),
  );
}
