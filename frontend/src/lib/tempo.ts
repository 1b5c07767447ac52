// How long a turn may take, in words.
import { say } from "./words.svelte";

const MINUTE = 60; // seconds
const DAY = 24 * 60 * MINUTE;

/** Among what one can choose; null is no clock. */
export const TEMPOS: readonly (number | null)[] = [
  null,
  ...[1, 2, 5, 10].map((minutes) => minutes * MINUTE),
  ...[1, 3, 7].map((days) => days * DAY),
];

export function tempoWords(tempo: number | null): string {
  if (tempo === null) return say("tempo-none");
  if (tempo % DAY === 0) return say("tempo-days", { count: tempo / DAY });
  if (tempo % MINUTE === 0) return say("tempo-minutes", { count: tempo / MINUTE });
  return say("tempo-seconds", { count: tempo });
}
