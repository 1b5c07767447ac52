// The little Markdown that the rules are written in: paragraphs, lists, bold words and code.

/** A part of a line that looks the same throughout. */
export interface Run {
  text: string;
  look: "plain" | "strong" | "code";
}

/** A paragraph, or the items of a list. */
export interface Block {
  list: boolean;
  lines: Run[][];
}

export function blocksOf(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const list = block.startsWith("- ");
      const lines = list ? block.slice(2).split(/\n- /) : [block];
      return { list, lines: lines.map((line) => runsOf(line.replace(/\s+/g, " ").trim())) };
    });
}

const MARKED = /(\*\*[^*]+\*\*|`[^`]+`)/;

export function runsOf(line: string): Run[] {
  return line
    .split(MARKED)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), look: "strong" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), look: "code" };
      return { text: part, look: "plain" };
    });
}
