// Whom a game is played with: where goes what is decided here, and where the news come from.

import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import type {
  Accepted,
  Arrange,
  Ask,
  Decide,
  GameView,
  Hint,
  Options,
  Pace,
  TableAction,
  Why,
} from "../lib/types";
import { type Listener, Socket } from "./socket";

/** On which the news come in, until it is closed. */
export interface Line {
  /** Try now, not only when patience has run out. */
  retry(): void;
  setPace(pace: Pace): void;
  close(): void;
}

export interface Authority {
  /** Whom it takes whoever looks at this page for. */
  guest(): string | null;
  game(): Promise<GameView>;
  decide(asked: Decide): Promise<Accepted>;
  throwSticks(asked: Ask): Promise<Accepted>;
  undo(asked: Ask): Promise<Accepted>;
  arrange(asked: Arrange): Promise<Accepted>;
  act(asked: TableAction): Promise<Accepted>;
  /** What may be decided after the staged line, if the game has as many entries as were seen. */
  options(seen: number, line: string[]): Promise<Options>;
  why(seen: number, line: string[], of: { decision: string } | { to: string }): Promise<Why>;
  /** What a bot would do after the staged line, where that can be asked. */
  suggest?(seen: number, line: string[]): Promise<Hint>;
  listen(listener: Listener): Line;
}

/** The server, which keeps the game. */
export function served(id: string): Authority {
  return {
    guest: () => me().guest,
    game: () => api.game(id),
    decide: (asked) => api.decide(id, asked),
    throwSticks: (asked) => api.throwSticks(id, asked),
    undo: (asked) => api.undo(id, asked),
    arrange: (asked) => api.arrange(id, asked),
    act: (asked) => api.act(id, asked),
    options: (seen, line) => api.options(id, seen, line),
    why: (seen, line, of) => api.why(id, seen, line, of),
    suggest: (seen, line) => api.hint(id, seen, line),
    listen: (listener) => new Socket(id, listener),
  };
}
