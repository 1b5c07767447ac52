// One's games, and what a list tells of each.
import { ProblemError, api } from "./api";
import { me, meet, meetAgain } from "./me.svelte";
import { OPEN } from "./newgame.svelte";
import type { GameSummary } from "./types";
import { dateTime, list, say } from "./words.svelte";

export type Named = Pick<GameSummary, "name" | "seats">;

const BOARDS: Record<string, string> = { sun: "board-sun", oasis: "board-oasis" };

/** A board's name: ours have one in every language, one's own is called as its file calls it. */
export function boardName(board: string): string {
  const words = BOARDS[board];
  return words ? say(words) : board;
}

/** One's own games; whoever the server does not know has none. */
export async function myGames(): Promise<GameSummary[]> {
  const { guest } = await meet();
  if (guest === null) return [];
  try {
    return await api.games();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.message !== "name-needed") throw error;
    await meetAgain(); // forgotten meanwhile
    return [];
  }
}

export const gameName = (game: Named) => game.name ?? people(game);

/** Who plays, and how many may still come. */
export function people(game: Named): string {
  const taken = game.seats.filter(({ player }) => player !== OPEN).map(({ name }) => name);
  const free = game.seats.length - taken.length;
  return list(free ? [...taken, say("seats-free", { count: free })] : taken);
}

/** What there is to know of it, the name aside. */
export function gameFacts(game: GameSummary): string[] {
  const awaited = awaitedElsewhere(game);
  return [
    ...(awaited ? [awaited] : []),
    ...(game.name ? [people(game)] : []),
    gameState(game),
    boardName(game.board),
    dateTime(game.updated),
  ];
}

/** Whether it is one's own turn; at a table of this machine alone it is always someone's here. */
export const myTurn = (game: GameSummary) => {
  const awaited = game.seats.find(({ seat }) => seat === game.awaits);
  return me().online && awaited?.guest != null && awaited.guest === me().guest;
};

function awaitedElsewhere(game: GameSummary): string | null {
  if (!me().online || myTurn(game)) return null;
  const awaited = game.seats.find(({ seat }) => seat === game.awaits);
  return awaited && awaited.player !== OPEN ? say("game-awaits", { name: awaited.name }) : null;
}

/** Whether one may rename or delete it. */
export const isHost = (game: GameSummary) => !me().online || game.host === me().guest;

/** How far it has come: who has won, or which turn it is. */
export function gameState(game: GameSummary): string {
  const winner = game.seats.find(({ seat }) => seat === game.winner);
  if (winner) return say("game-won", { name: winner.name });
  if (game.phase === "over") return say("game-over");
  if (game.phase === "set-up") return say("game-in-set-up");
  return say("game-in-turn", { turn: game.turn + 1 });
}

export const unfinished = (game: GameSummary) => game.phase !== "over";
