// Why a position cannot be: in words, and where on the board.

import type { FlawView } from "../lib/types";
import { say } from "../lib/words.svelte";

export function sayFlaw({ message, facts, expected }: FlawView): string {
  return say(
    message,
    expected ? { ...facts, expected: say(expected.message, expected.facts) } : facts,
  );
}

/** The figures that a flaw names, by themselves or by where they stand. */
export function faultsOf(
  flaw: FlawView | null,
  figures: Readonly<Record<string, string>>,
): Set<string> {
  const named = new Set(
    Object.values(flaw?.facts ?? {}).filter((fact) => typeof fact === "string"),
  );
  const standing = Object.entries(figures).filter(
    ([figure, at]) => named.has(figure) || named.has(at),
  );
  return new Set(standing.map(([figure]) => figure));
}
