// How kinds are marked on figures, sticks and ring, by the style that the user likes.
import { signOf } from "./kinds";
import { settings, type FigureStyle } from "./settings.svelte";
import { say } from "./words.svelte";

export interface Mark {
  /** The hieroglyph; none where letters are liked better. */
  sign: string | null;
  /** Beside a sign as the notation has it; alone, as the language abbreviates the kind. */
  letters: string;
}

export function markOf(kind: string, style: FigureStyle = settings.figures): Mark {
  return style === "letters"
    ? { sign: null, letters: say("kind-letters", { kind }) }
    : { sign: signOf(kind), letters: kind };
}
