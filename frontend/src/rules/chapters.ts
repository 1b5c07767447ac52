// The rules as chapters: which there are and in which order the server says, the words are messages.

import type { RulesView } from "../lib/types";
import { say } from "../lib/words.svelte";

export interface Passage {
  /** Where it is on the page. */
  id: string;
  /** What examples call it. */
  topic: string;
  title: string;
  text: string;
}

export interface Chapter extends Passage {
  parts: Passage[];
  /** Whether the parts have headings of their own, as laws do and words do not. */
  listed: boolean;
}

export function chaptersOf(rules: RulesView): Chapter[] {
  const ring = [...rules.ring, ...rules.ring.slice(0, 1)]
    .map((kind) => say("kind", { kind }))
    .join(" → ");
  const sections = rules.sections.map((section) => ({
    id: section,
    topic: section,
    title: section === "laws" ? say("laws-title") : say(`rules-${section}-title`),
    text: say(`rules-${section}`, { ring }),
    parts: section === "laws" ? rules.laws.map(law) : [],
    listed: section === "laws",
  }));
  const words = rules.glossary.map(word);
  const title = say("words-title");
  return [
    ...sections,
    { id: "words", topic: "words", title, text: "", parts: words, listed: false },
  ];
}

function law(number: number): Passage {
  const title = say("law-heading", { number, title: say(`law-${number}-title`) });
  const itself = say(`law-${number}`).replace(/\s+/g, " ");
  const text = `**${itself}**\n\n${say(`law-${number}-more`)}`;
  return { id: `law-${number}`, topic: String(number), title, text };
}

const word = (name: string): Passage => ({
  id: `word-${name}`,
  topic: name,
  title: say(`word-${name}`),
  text: say(`word-${name}-means`),
});
