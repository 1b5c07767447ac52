// What this browser keeps of a game's dice, so that it can tell at the end whether the server has
// put something else in its place: the seal as it was first seen, and what was mixed in from here.

import { remember, remembered } from "../../lib/storage";
import type { FairnessView } from "../../lib/types";

/** How the dice compare with what was kept: all of it is there, or the seal is, or something is not;
 * or they were seen too late to keep anything. */
export type Comparison = "kept-mine" | "kept" | "changed" | "late";

interface Kept {
  commitment: string;
  mixed: Record<string, string>;
}

/** Keep the first seal seen, as long as nobody else could know what is under it; and of what was
 * mixed in what is still one's own: whoever takes a seat over mixes in anew. */
export function keepSeal(
  game: string,
  fairness: FairnessView | null | undefined,
  mine: readonly number[],
): void {
  if (!fairness || fairness.secret) return;
  const { commitment, mixed } = kept(game) ?? { ...fairness, mixed: {} };
  const own = Object.entries(mixed).filter(([seat]) => mine.includes(Number(seat)));
  remember(`dice.${game}`, { commitment, mixed: Object.fromEntries(own) });
}

/** Keep what the server has accepted from here. */
export function keepMix(game: string, seat: number, value: string): void {
  const found = kept(game);
  if (found) remember(`dice.${game}`, { ...found, mixed: { ...found.mixed, [seat]: value } });
}

export function compare(game: string, { commitment, mixed }: FairnessView): Comparison {
  const found = kept(game);
  if (!found) return "late";
  const mine = Object.entries(found.mixed);
  const same = mine.every(([seat, value]) => mixed[Number(seat)] === value);
  if (found.commitment !== commitment || !same) return "changed";
  return mine.length ? "kept-mine" : "kept";
}

const kept = (game: string): Kept | null => remembered(`dice.${game}`) as Kept | null;
