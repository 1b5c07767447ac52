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

/** Keep the seal, if it is the first one seen, and nobody could know yet what is under it. */
export function keepSeal(game: string, fairness: FairnessView | null | undefined): void {
  if (!fairness || fairness.secret || kept(game)) return;
  remember(`dice.${game}`, { commitment: fairness.commitment, mixed: {} });
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
