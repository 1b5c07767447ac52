// Showing a learner what to do next: in words, and by choosing what there is to choose.

import type { Game } from "../game/game.svelte";
import type { Playing } from "../game/playing.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import type { Teacher } from "./teacher.svelte";

export function sayHint({ hint }: Teacher, game: Game): string {
  if (!hint) return say("show-lost");
  const { stick, figure, through } = hint;
  const space = through.at(-1);
  if (hint.throw) return say("show-throw");
  if (game.now.next.phase === "set-up") return say("show-set-up");
  if (!figure || !space) return say("show-lost");
  if (stick) {
    const last = hint.to_confirm && settings.confirm ? [say("show-done")] : [];
    return [say("show-take", { stick, figure, space }), ...last].join(" ");
  }
  const placing = game.now.next.phase === "place";
  return say(placing ? "show-place" : "show-forbidden", { figure, space });
}

/** Choose the stick and the figure, so that the spaces in reach are lit. */
export function followHint({ hint }: Teacher, { turn }: Playing): void {
  if (turn.phase !== "take" || turn.staging) return;
  if (hint?.stick && turn.stick !== hint.stick) turn.chooseStick(hint.stick);
  if (hint?.figure && turn.figure !== hint.figure) turn.chooseFigure(hint.figure);
}
