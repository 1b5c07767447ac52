// How long a game took, in the words that fit it.
import { say } from "../../lib/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationWords(ms: number): string {
  if (ms >= 2 * DAY) return say("story-took-days", { count: Math.round(ms / DAY) });
  if (ms >= 2 * HOUR) return say("story-took-hours", { count: Math.round(ms / HOUR) });
  return say("story-took-minutes", { count: Math.max(1, Math.round(ms / MINUTE)) });
}
