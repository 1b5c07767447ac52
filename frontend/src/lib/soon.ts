// Parts of a page, one after the other, each in a task of its own: a slow phone listens in between.
import { flushSync } from "svelte";

/** What is still to be drawn, in the order in which one would read it. */
const waiting: (() => void)[] = [];
/** Where parts go that are asked for while another is drawn, as they belong to it: before the rest. */
let next: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const known = new Set<string>();

/** Whether a part of this kind has been drawn before. */
export const isKnown = (kind: string): boolean => known.has(kind);

/** From now on it has. */
export const know = (kind: string): unknown => known.add(kind);

/** Draw a part in a while; or not, if it is not wanted any more. */
export function soon(draw: () => void): () => void {
  if (next === null) waiting.push(draw);
  else waiting.splice(next++, 0, draw);
  timer ??= setTimeout(goOn);
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function goOn(): void {
  timer = undefined;
  const draw = waiting.shift();
  if (!draw) return;
  next = 0;
  try {
    flushSync(draw);
  } finally {
    next = null;
    if (waiting.length) timer ??= setTimeout(goOn);
  }
}
