// Everyone at the table mixes a value of their own into the dice, so that no one else knows them.

import { me } from "../../lib/me.svelte";
import type { Game } from "../game.svelte";
import { keepMix } from "./keeping";

const BYTES = 16;

/** The seats for which somebody here could still mix something in. */
export function unmixed({ company, now, line }: Game): number[] {
  const { fairness } = company.view;
  if (!fairness || !me().online || !company.goesOn) return [];
  if (now.next.phase === "over" || line.some(({ by }) => by === "chance")) return [];
  return company.mine.filter((seat) => company.isMine(seat) && !(seat in fairness.mixed));
}

export function mixIn(game: Game, seat: number): void {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Whoever is too late with it plays with the dice that the others have mixed.
  game
    .act({ do: "mix", seat, value })()
    .then(
      (seq) => keepMix(game.view.id, seat, { value, seq }),
      () => undefined,
    );
}
