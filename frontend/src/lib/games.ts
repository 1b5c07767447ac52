// A game in a list, in words.
import type { GameSummary } from "./types";
import { list, say } from "./words.svelte";

const BOARDS: Record<string, string> = { sun: "board-sun", oasis: "board-oasis" };

/** A board's name: ours have one in every language, one's own is called as its file calls it. */
export function boardName(board: string): string {
  const words = BOARDS[board];
  return words ? say(words) : board;
}

export function gameName(game: Pick<GameSummary, "name" | "seats">): string {
  return game.name ?? list(game.seats.map(({ name }) => name));
}

/** How far it has come: who has won, or which turn it is. */
export function gameState(game: GameSummary): string {
  const winner = game.seats.find(({ seat }) => seat === game.winner);
  if (winner) return say("game-won", { name: winner.name });
  if (game.phase === "over") return say("game-over");
  if (game.phase === "set-up") return say("game-in-set-up");
  return say("game-in-turn", { turn: game.turn + 1 });
}

export const unfinished = (game: GameSummary) => game.phase !== "over";
