// What this browser keeps of a game's dice, so that it can tell at the end whether the server has
// put something else in its place: the seal as it was first seen, and what was mixed in from here.

import { remember, remembered } from "../../lib/storage";
import type { EntryView, FairnessView } from "../../lib/types";

/** How the dice compare with what was kept: all of it is there, or the seal is, or something is not;
 * or they were seen too late to keep anything. */
export type Comparison = "kept-mine" | "kept" | "changed" | "late";

interface Mix {
  value: string;
  /** The last entry of the log when the server had accepted it. */
  seq: number;
}

interface Kept {
  commitment: string;
  mixed: Record<string, Mix>;
}

/** Whoever comes to a seat mixes in anew. */
const COMING = new Set(["sat", "given", "opened"]);

/** Keep the first seal seen, as long as nobody else could know what is under it. */
export function keepSeal(game: string, fairness: FairnessView | null | undefined): void {
  if (!fairness || fairness.secret || kept(game)) return;
  remember(`dice.${game}`, { commitment: fairness.commitment, mixed: {} });
}

/** Keep what the server has accepted from here. */
export function keepMix(game: string, seat: number, mix: Mix): void {
  const found = kept(game);
  if (found) remember(`dice.${game}`, { ...found, mixed: { ...found.mixed, [seat]: mix } });
}

/** Of what was mixed in from here only that counts after which the seat was not taken anew. */
export function compare(
  game: string,
  { commitment, mixed }: FairnessView,
  sayings: readonly EntryView[],
): Comparison {
  const found = kept(game);
  if (!found) return "late";
  const comings = sayings.filter(({ said }) => said && COMING.has(said.type));
  const mine = Object.entries(found.mixed).filter(
    ([seat, mix]) => !comings.some(({ seq, said }) => said?.seat === Number(seat) && seq > mix.seq),
  );
  const same = mine.every(([seat, { value }]) => mixed[Number(seat)] === value);
  if (found.commitment !== commitment || !same) return "changed";
  return mine.length ? "kept-mine" : "kept";
}

const kept = (game: string): Kept | null => remembered(`dice.${game}`) as Kept | null;
