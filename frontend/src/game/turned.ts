// From which seat the board is seen.

import { settings } from "../lib/settings.svelte";
import type { Game } from "./game.svelte";

/** The seat at the bottom of the picture: it stays that of the person here who decided last. */
export function turnedBy(game: Game, before: number | null): number | null {
  const { turned } = settings;
  if (turned === "fixed") return null;
  const { seats, mine: here } = game.company;
  if (typeof turned === "number" && game.company.seat(turned)) return turned;
  const { mover, actor } = game.now.next;
  const deciding = mover ?? actor;
  if (typeof deciding === "number" && here.includes(deciding)) return deciding;
  return before !== null && here.includes(before) ? before : (here[0] ?? seats[0]?.seat ?? null);
}
