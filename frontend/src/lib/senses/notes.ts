// Each cue as notes: short, quiet, of wood, strings and small bells. Nothing is recorded anywhere.

import type { Cue } from "./cues";

export interface Note {
  voice: "wood" | "string" | "bell";
  /** Seconds after the cue began, and how long it rings. */
  at: number;
  length: number;
  /** Hertz. */
  pitch: number;
  /** Between 0 and 1. */
  loud: number;
}

/** The tones of an old scale on D, from which all melodies here are made. */
const D = 293.66;
const tone = (halves: number): number => D * 2 ** (halves / 12);

const wood = (at: number, pitch: number, loud: number): Note => ({
  ...{ voice: "wood", at, length: 0.09, pitch, loud },
});
const string = (at: number, halves: number, loud: number, length = 0.7): Note => ({
  ...{ voice: "string", at, length, pitch: tone(halves), loud },
});
const bell = (at: number, halves: number, loud: number, length = 1.1): Note => ({
  ...{ voice: "bell", at, length, pitch: tone(halves), loud },
});

/** Six sticks strike, roll over each other and come to lie. */
const RATTLE: readonly (readonly [at: number, pitch: number, loud: number])[] = [
  ...([
    [0, 820, 0.8],
    [0.045, 690, 0.6],
    [0.08, 940, 0.7],
    [0.14, 760, 0.55],
  ] as const),
  ...([
    [0.185, 1010, 0.5],
    [0.26, 720, 0.5],
    [0.31, 880, 0.35],
    [0.4, 650, 0.4],
  ] as const),
  ...([
    [0.47, 790, 0.25],
    [0.58, 610, 0.2],
  ] as const),
];

const SCORE: Readonly<Record<Cue, readonly Note[]>> = {
  throw: RATTLE.map(([at, pitch, loud]) => wood(at, pitch, loud)),
  step: [wood(0, 410, 0.5)],
  jump: [wood(0, 520, 0.3), wood(0.13, 360, 0.6)],
  place: [wood(0, 300, 0.6)],
  naal: [bell(0, 24, 0.18), bell(0.07, 28, 0.16), bell(0.14, 25, 0.14)],
  beguile: [string(0, 13, 0.45), string(0.11, 12, 0.4), string(0.22, 8, 0.4), string(0.36, 1, 0.5)],
  enter: [bell(0, 12, 0.4), bell(0.12, 19, 0.4, 1.5)],
  turn: [string(0, 7, 0.35), string(0.14, 12, 0.35)],
  win: [
    ...[0, 4, 7, 12, 16].map((halves, index) => string(0.13 * index, halves, 0.5, 1)),
    ...[12, 16, 19, 24].map((halves) => bell(0.78, halves, 0.22, 2.4)),
  ],
};

export const notesOf = (cue: Cue): readonly Note[] => SCORE[cue];

/** No two cues begin closer together than that, and none waits longer: bots can be quick. */
const APART = 0.07;
const LONGEST_WAIT = 0.3;

/** When a cue may begin that comes now, after one that began then; never, if it would be late. */
export function beginning(now: number, last: number): number | null {
  const at = Math.max(now, last + APART);
  return at - now > LONGEST_WAIT ? null : at;
}
