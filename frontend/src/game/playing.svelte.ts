// What somebody at a table has in hand: a turn, a set-up, the dice; and what the board shows of it.

import type { Game } from "./game.svelte";
import { Hand } from "./hand.svelte";
import type { Notice } from "./notice";
import { SetUp } from "./setup.svelte";
import { Turn } from "./turn.svelte";

export class Playing {
  readonly turn: Turn;
  readonly setUp: SetUp;
  readonly hand: Hand;

  constructor(readonly game: Game) {
    this.turn = new Turn(game);
    this.setUp = new SetUp(game);
    this.hand = new Hand(game);
  }

  readonly figures: Record<string, string> = $derived.by(() => {
    if (!this.game.live) return this.game.shown.figures;
    return this.game.now.next.phase === "set-up" ? this.setUp.figures : this.turn.figures;
  });
  readonly movable: Set<string> = $derived.by(() =>
    this.setUp.open ? new Set(Object.keys(this.setUp.places)) : this.turn.movable,
  );
  readonly chosen: string | null = $derived.by(() => {
    if (!this.game.live) return null;
    return this.setUp.actor !== null ? this.setUp.chosen : this.turn.mover;
  });
  readonly trail: string[] = $derived.by(() =>
    this.game.live && this.turn.staging ? this.turn.trail : this.game.shown.trail,
  );
  /** Why something did not work. */
  readonly notice: Notice | null = $derived.by(
    () => this.setUp.notice ?? this.hand.notice ?? this.turn.notice,
  );

  /** The game went on: what was begun for before is void. */
  follow(): void {
    this.turn.follow();
    this.setUp.follow();
    this.hand.follow();
  }

  chooseFigure(figure: string): void {
    if (this.setUp.open) this.setUp.chooseFigure(figure);
    else this.turn.chooseFigure(figure);
  }

  chooseSpace(space: string): void {
    if (this.setUp.open) this.setUp.chooseSpace(space);
    else this.turn.chooseSpace(space);
  }

  /** What was said has been read. */
  hush(): void {
    this.setUp.notice = this.hand.notice = this.turn.notice = null;
  }
}
