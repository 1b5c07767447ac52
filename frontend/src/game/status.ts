// What is going on, in one sentence, and what whoever decides here can do.

import { me } from "../lib/me.svelte";
import type { Next, TakeView } from "../lib/types";
import { say } from "../lib/words.svelte";
import type { Game } from "./game.svelte";
import type { SetUp } from "./setup.svelte";
import type { Turn } from "./turn.svelte";

/** The seat that everyone waits for. */
export function statusSeat({ phase, actor, mover, starter, winner }: Next): number | null {
  if (phase === "over") return winner;
  return typeof actor === "number" ? actor : (mover ?? starter);
}

/** The open seat without which nothing is drawn: whoever comes may mix something into the dice. */
export function diceWaitFor({ view, now, line, company }: Game): number | null {
  const drawing = now.next.phase === "lot" || now.next.phase === "throw";
  const drawn = line.some(({ by }) => by === "chance");
  if (view.dice !== "program" || !drawing || drawn) return null;
  return company.seats.find(({ player }) => player === "open")?.seat ?? null;
}

export function sayStatus(game: Game): string {
  const { next } = game.now;
  const { ended, paused } = game.company.view;
  const seat = statusSeat(next);
  if (ended && next.phase !== "over") return say(`status-ended-${ended}`);
  if (paused) return say("status-paused");
  const open = game.company.seat(seat)?.player === "open" ? seat : diceWaitFor(game);
  if (next.phase !== "over" && open !== null) return say("status-open", { number: open });
  if (seat === null) return say("status-lot");
  if (next.phase === "place" && next.to_place) {
    return say("status-place", { seat, figure: next.to_place });
  }
  return say(`status-${next.phase}`, { seat });
}

/** What the person who decides here can do, and what is chosen so far comes to. */
export function sayPrompt(game: Game, turn: Turn, setUp: SetUp): string | null {
  if (!game.live) return say("look-back");
  if (!game.company.goesOn || game.now.next.phase === "over") return null;
  const seat = game.company.seat(statusSeat(game.now.next));
  if (seat?.away && game.settled) return say("company-bot-plays", { seat: seat.seat });
  if (game.thinking !== null && game.settled) {
    return say(game.preparing ? "table-preparing" : "table-thinking", { seat: game.thinking });
  }
  if (setUp.actor !== null) return say(setUp.early ? "set-up-early" : "set-up-goal");
  if (seat && me().online && game.settled && game.company.isElsewhere(seat.seat)) {
    return say("company-elsewhere", { seat: seat.seat });
  }
  switch (turn.prompt) {
    case null:
      return null;
    case "figure":
      return sayStick(game, turn);
    case "space":
      return turn.take ? sayTake(turn.take) : say("prompt-space");
    case "step":
      return [
        say("prompt-step"),
        ...(turn.left ? [say("take-left", { steps: turn.left })] : []),
      ].join(" ");
    default:
      return say(`prompt-${turn.prompt}`);
  }
}

function sayStick(game: Game, { stick }: Turn): string {
  const { kind = "", face } = game.now.sticks.find((each) => each.kind === stick) ?? {};
  const others = face?.naal ? say("take-stick-naal") : say("take-stick-others");
  return `${say("take-stick", { kind, icons: face?.icons ?? 0 })} ${others}`;
}

function sayTake({ stick, figure, steps, naal, sacrifice }: TakeView): string {
  const told = sacrifice
    ? say("take-sacrifice", { stick, figure })
    : say("take-steps", { steps, figure });
  return naal ? `${say("take-naal")} ${told}` : told;
}
