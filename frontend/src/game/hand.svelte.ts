// What is not a move: throwing the sticks, telling what fell on the real table, taking back.

import { KINDS } from "../lib/kinds";
import { me } from "../lib/me.svelte";
import type { FaceView } from "../lib/types";
import type { Game, Send } from "./game.svelte";
import { type Notice, trouble } from "./notice";
import { diceWaitFor } from "./status";

export class Hand {
  /** What each stick shows on the real table, as far as it has been entered. */
  faces: Record<string, FaceView> = $state.raw({});
  notice: Notice | null = $state.raw(null);
  sending = $state(false);

  #base = -1;

  constructor(readonly game: Game) {}

  /** What people with real sticks have to tell. */
  readonly asked: "lot" | "throw" | null = $derived.by(() => {
    const { phase } = this.game.now.next;
    const { company } = this.game;
    const sits = !me().online || company.mine.some((seat) => company.isMine(seat));
    const byHand = this.game.view.dice === "hand" && company.goesOn && sits;
    const open = byHand && this.game.settled && this.game.live;
    return open && (phase === "lot" || phase === "throw") ? phase : null;
  });
  /** Whether somebody here has to say when the sticks are thrown. */
  readonly throwing = $derived.by(() => {
    const { phase, starter } = this.game.now.next;
    const open = this.game.view.dice === "program" && this.game.settled && this.game.live;
    const everyone = diceWaitFor(this.game) === null;
    return open && everyone && phase === "throw" && this.game.decidesHere(starter);
  });
  /** Whether others have a say in what is taken back. */
  readonly asksToUndo: boolean = $derived.by(() => this.game.company.isApart);
  /** Whether something of one's own can be taken back, or at least be asked for. */
  readonly undoable: boolean = $derived.by(() => {
    const { company, now, settled, live } = this.game;
    if (!settled || !live || this.sending) return false;
    if (!this.asksToUndo) return now.next.undo && company.mine.length > 0;
    return company.goesOn && !company.view.proposal && this.#lastHere() !== null;
  });
  readonly complete = $derived(KINDS.every((kind) => kind in this.faces));

  /** The game went on: whatever was entered was for before. */
  follow(): void {
    if (this.game.decided === this.#base) return;
    this.#base = this.game.decided;
    this.faces = {};
    this.sending = false;
    this.notice = null;
  }

  lie(kind: string, face: FaceView): void {
    this.faces = { ...this.faces, [kind]: face };
    this.notice = null; // what might have been tried again is not wanted any more
  }

  lot(seat: number): Promise<void> {
    return this.#try(this.game.decide([`lot:${seat}`]));
  }

  tellThrow(): Promise<void> {
    const word = KINDS.map((kind) => `${kind}${writeFace(this.faces[kind])}`).join("");
    return this.#try(this.game.decide([word], 1));
  }

  throwSticks(): Promise<void> {
    return this.#try(this.game.throwSticks());
  }

  undo(): Promise<void> {
    const seat = this.#lastHere();
    if (!this.asksToUndo) return this.#try(this.game.undo());
    if (seat === null) return Promise.resolve();
    const ask = this.game.act({ do: "propose", what: "undo", seat, seen: this.game.seq });
    return this.#try(async () => {
      await ask();
      this.sending = false;
    });
  }

  /** The seat of whoever decided last at this screen. */
  #lastHere(): number | null {
    const { company, line, now } = this.game;
    if (now.next.phase === "over") return null;
    const last = line.findLast(({ by }) => typeof by === "number" && company.isMine(by))?.by;
    return typeof last === "number" ? last : null;
  }

  async #try(send: Send): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.notice = null;
    try {
      await send();
    } catch (error) {
      this.sending = false;
      this.notice = trouble(error, () => void this.#try(send));
    }
  }
}

/** A face as the notation writes it. */
export const writeFace = (face: FaceView | undefined): string =>
  face ? `${face.icons}${face.naal ? "n" : ""}` : "";
