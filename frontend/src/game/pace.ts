// How long things take that one is to follow with one's eyes.

import { settings } from "../lib/settings.svelte";

const STEP = { slow: 700, normal: 380, fast: 160, instant: 0 } as const;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The milliseconds of one step, or of `steps` of them; none for whoever wants no motion. */
export function stepTime(steps = 1): number {
  return still.matches || document.hidden ? 0 : STEP[settings.speed] * steps;
}

export function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
