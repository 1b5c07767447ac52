// Which tip the page would show. Run in frontend/; the first argument is a JSON file of occasions,
// [occasion, the tip that is shown, those that were told] each, the second the file for the answers.
import { readFileSync, writeFileSync } from "node:fs";

import ts from "typescript";

const source = readFileSync("src/learn/tips.ts", "utf8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "esnext" } });
const code = `data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`;
const { choose } = await import(code);

const [asked, told] = process.argv.slice(-2);
const answers = JSON.parse(readFileSync(asked, "utf8")).map(([occasion, shown, known]) =>
  choose(occasion, shown, (tip) => known.includes(tip)),
);
writeFileSync(told, JSON.stringify(answers));
