// What single keys do at a table.

import type { Game } from "./game.svelte";
import type { Hand } from "./hand.svelte";
import type { SetUp } from "./setup.svelte";
import { shortcutOf } from "./shortcuts.svelte";
import type { Turn } from "./turn.svelte";

interface Obeying {
  game: Game;
  turn: Turn;
  setUp: SetUp;
  hand: Hand;
  /** Put the focus on the board. */
  board: () => void;
  hint?: () => void;
  help: () => void;
}

/** Do what the key stands for, if it stands for something. */
export function obey(event: KeyboardEvent, { game, turn, setUp, hand, ...ways }: Obeying): void {
  const pressed = shortcutOf(event);
  if (!pressed) return;
  const at = game.looking ?? game.line.length;
  switch (pressed.does) {
    case "sticks": {
      const stick = game.now.sticks[pressed.nth - 1];
      if (stick) turn.chooseStick(stick.kind);
      break;
    }
    case "throw":
      if (hand.throwing) void hand.throwSticks();
      break;
    case "done":
      if (setUp.open) void setUp.ready();
      else void turn.done();
      break;
    case "back":
      void turn.takeBack();
      break;
    case "undo":
      if (hand.undoable && !turn.staging && !turn.sending) void hand.undo();
      break;
    case "earlier":
      game.lookAt(at - 1);
      break;
    case "later":
      game.lookAt(at + 1);
      break;
    case "board":
      ways.board();
      break;
    case "letGo":
      if (setUp.chosen) setUp.chosen = null;
      else if (!game.live) game.lookAt(game.line.length);
      else turn.letGo();
      return;
    case "hint":
      ways.hint?.();
      break;
    case "help":
      ways.help();
  }
  event.preventDefault();
}
