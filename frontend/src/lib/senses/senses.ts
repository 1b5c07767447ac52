// What happens at the table can be heard, and on a phone felt, by whoever wants that.

import { LOUDEST, settings } from "../settings.svelte";
import { pulseOf, type Cue } from "./cues";

/** Whether this is a phone or the like: held in a hand, and able to tremble. */
export const canTremble = (): boolean =>
  "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Let a cue be heard and felt, as far as the user has wished; a browser wants to be touched first. */
export function sense(cue: Cue): void {
  if (document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  if (settings.sound) void sound(cue);
  if (settings.haptics && canTremble()) tremble(cue);
}

/** Let a cue be heard, whatever the settings say. */
export async function sound(cue: Cue): Promise<void> {
  try {
    const { play } = await import("./sound");
    play(cue, settings.volume / LOUDEST);
  } catch {
    // It could not be loaded just now; it is only sound.
  }
}

function tremble(cue: Cue): void {
  const pulse = pulseOf(cue);
  if (pulse.length) navigator.vibrate(pulse);
}
