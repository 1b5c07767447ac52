import type { Chapter } from "../game/history";
import { say } from "../lib/words.svelte";

/** What a chapter of a game is called. */
export const chapterTitle = ({ kind, seat, number }: Chapter): string =>
  say(`chapter-${kind}`, { seat: seat ?? 0, number });
