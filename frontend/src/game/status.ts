// What is going on, in one sentence.

import type { Next } from "../lib/types";
import { say } from "../lib/words.svelte";
import type { Game } from "./game.svelte";

/** The seat that everyone waits for. */
export function statusSeat({ phase, actor, mover, starter, winner }: Next): number | null {
  if (phase === "over") return winner;
  return typeof actor === "number" ? actor : (mover ?? starter);
}

export function sayStatus(game: Game): string {
  const { next } = game.now;
  const seat = statusSeat(next);
  if (seat === null) return say("status-lot");
  if (next.phase === "place" && next.to_place) {
    return say("status-place", { seat, figure: next.to_place });
  }
  return say(`status-${next.phase}`, { seat });
}
