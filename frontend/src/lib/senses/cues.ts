// What there is to hear and to feel at the table, and what of it an event is.

import type { EventView } from "../types";

export const CUES = [
  ...["throw", "step", "jump", "place", "naal", "beguile", "enter", "turn", "win"],
] as const;

export type Cue = (typeof CUES)[number];

const OF_EVENTS: Readonly<Record<string, Cue>> = {
  threw: "throw",
  moved: "step",
  jumped: "jump",
  placed: "place",
  "invoked-naal": "naal",
  beguiled: "beguile",
  "entered-pyramid": "enter",
  won: "win",
};

/** What an event sounds like; most ends and beginnings are silent. */
export const cueOf = ({ type }: Pick<EventView, "type">): Cue | null => OF_EVENTS[type] ?? null;

/** How a phone trembles: milliseconds, and pauses between them. Only what one is to notice. */
const PULSES: Readonly<Partial<Record<Cue, number[]>>> = {
  throw: [12, 40, 8, 30, 12],
  step: [8],
  jump: [8, 50, 14],
  beguile: [30, 40, 30],
  enter: [16, 40, 24],
  turn: [35],
  win: [40, 60, 40, 60, 120],
};

export const pulseOf = (cue: Cue): number[] => PULSES[cue] ?? [];
