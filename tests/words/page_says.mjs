// What the page's own words make of messages. Run in frontend/; the first argument is a JSON file of
// what to say, [language, names, message, facts] each, the second the file for the sentences.
import { readFileSync, writeFileSync } from "node:fs";

import { createServer } from "vite";

globalThis.document = { documentElement: {} };

const server = await createServer({
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
});
const words = await server.ssrLoadModule("/src/lib/words.svelte.ts");
const { WORDS } = await server.ssrLoadModule("virtual:languages");
for (const [, topic] of Object.keys(WORDS).join("\n").matchAll(/^en-(.+)$/gm)) {
  await words.learn(topic, async () => undefined);
}

const [asked, said] = process.argv.slice(-2);
const sentences = [];
for (const [language, names, message, facts] of JSON.parse(readFileSync(asked, "utf8"))) {
  await words.setLanguage(language);
  words.setNames(names);
  sentences.push(words.say(message, facts));
}
writeFileSync(said, JSON.stringify(sentences));
await server.close();
