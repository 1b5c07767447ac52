// Setting up a seat's figures in its Temple, before they are sent.

import { KINDS, seatOf } from "../lib/kinds";
import type { SpaceView } from "../lib/types";
import type { Game, Send } from "./game.svelte";
import { type Notice, trouble } from "./notice";
import { keepSetUps, keptSetUps, type SetUps } from "./staging";
import { inRows } from "./view/geometry";

export const ARRANGEMENTS = ["in-order", "mirrored", "shuffled"] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export class SetUp {
  /** Where the figures are to stand that are not set up yet. */
  places: Record<string, string> = $state.raw({});
  chosen: string | null = $state(null);
  notice: Notice | null = $state.raw(null);
  sending = $state(false);

  /** The set-ups from here that were sent before their turn. */
  #sent: SetUps = $state.raw({});
  /** The seat whose set-up is on its way; the server has not said yet that it has it. */
  #arriving: number | null = null;
  /** The seat whose set-up was sent, and is thought over. */
  #changing: number | null = $state(null);
  #base = -1;
  /** What `places` was made for. */
  #task = "";

  constructor(readonly game: Game) {
    this.#sent = keptSetUps(game.view.id);
  }

  readonly #goesOn: boolean = $derived.by(
    () => this.game.now.next.phase === "set-up" && this.game.company.goesOn,
  );
  /** The seats of people at this screen whose turn to set up is still to come. */
  readonly #pending: number[] = $derived.by(() => {
    const done = new Set(Object.keys(this.game.now.figures).map(seatOf));
    const { mine, setsUpTogether } = this.game.company;
    return this.#goesOn && setsUpTogether
      ? mine.filter((seat) => this.game.decidesHere(seat) && !done.has(seat))
      : [];
  });
  /** Those of them that are ready. */
  readonly arranged: number[] = $derived.by(() =>
    this.#pending.filter((seat) => seat in this.#sent || this.game.company.arranged.includes(seat)),
  );
  /** The person at this screen who sets up now: in the game, or before their turn. */
  readonly actor: number | null = $derived.by(() => {
    const { actor } = this.game.now.next;
    if (!this.#goesOn || !this.game.settled) return null;
    if (this.game.decidesHere(actor)) return actor as number;
    const next = this.#pending.find((seat) => !this.arranged.includes(seat));
    return next ?? this.#pending.find((seat) => seat === this.#changing) ?? null;
  });
  /** Whether it is not this seat's turn yet. */
  readonly early: boolean = $derived.by(() => this.actor !== this.game.now.next.actor);
  readonly open = $derived.by(() => this.actor !== null && this.game.live && !this.sending);
  readonly figures: Record<string, string> = $derived.by(() => ({
    ...Object.assign({}, ...this.arranged.map((seat) => this.#sent[seat])),
    ...this.game.now.figures,
    ...this.places,
  }));

  /** The game went on: begin with a ready arrangement for whoever is next. */
  follow(): void {
    if (this.game.decided !== this.#base) {
      this.#base = this.game.decided;
      this.sending = false;
    }
    if (!this.game.settled) return;
    this.#keep(this.#sent);
    const task = this.actor === null ? "" : this.#figures().join();
    if (task === this.#task) return; // others have set up meanwhile
    this.#task = task;
    this.chosen = this.notice = null;
    this.places = {};
    if (this.actor === null) return;
    this.arrange("in-order");
    this.places = { ...this.places, ...this.#sent[this.actor] };
  }

  /** Think over a set-up that was sent before its turn. */
  change(seat: number): void {
    this.#changing = seat;
  }

  arrange(how: Arrangement): void {
    const rooms = how === "shuffled" ? shuffled(this.#rooms()) : this.#rows(how === "mirrored");
    this.chosen = this.notice = null;
    this.places = Object.fromEntries(
      this.#figures().map((figure, index) => [figure, rooms[index]?.name ?? ""]),
    );
  }

  chooseFigure(figure: string): void {
    if (!this.open) return;
    if (this.chosen === figure) this.chosen = null;
    else if (this.chosen) this.put(this.chosen, this.figures[figure] ?? "");
    else if (figure in this.places) this.chosen = figure;
  }

  chooseSpace(space: string): void {
    if (this.open && this.chosen) this.put(this.chosen, space);
  }

  /** Put a figure on a space of its Temple; who stood there changes places with it. */
  put(figure: string, space: string): void {
    const from = this.places[figure];
    if (!this.open || !from || !this.#rooms().some(({ name }) => name === space)) return;
    const [other] = Object.entries(this.places).find(([, at]) => at === space) ?? [];
    this.places = { ...this.places, ...(other ? { [other]: from } : {}), [figure]: space };
    this.chosen = this.notice = null; // what might have been tried again is not wanted any more
  }

  async ready(): Promise<void> {
    if (!this.open) return;
    const words = this.#figures().map((figure) => `${figure}@${this.places[figure]}`);
    if (!this.early) return this.#try(this.game.decide(words, words.length));
    const [seat, places] = [this.actor as number, this.places];
    await this.#try(async () => {
      await this.game.arrange(seat, words)();
      this.#arriving = seat;
      this.#sent = { ...this.#sent, [seat]: places };
      await this.game.catchUp().finally(() => (this.#arriving = null));
      this.#keep(this.#sent);
      this.#changing = null;
      this.sending = false;
    });
  }

  /** Of what was sent only that counts which the server still has, and has not played. */
  #keep(sent: SetUps): void {
    const done = new Set(Object.keys(this.game.now.figures).map(seatOf));
    const has = (seat: number) =>
      seat === this.#arriving || this.game.company.arranged.includes(seat);
    const standing = Object.entries(sent).filter(
      ([seat]) => has(Number(seat)) && !done.has(Number(seat)),
    );
    this.#sent = Object.fromEntries(standing);
    keepSetUps(this.game.view.id, this.#sent);
  }

  async #try(send: Send): Promise<void> {
    this.sending = true;
    this.notice = null;
    try {
      await send();
    } catch (error) {
      this.sending = false;
      this.notice = trouble(error, () => void this.#try(send));
    }
  }

  /** The figures that this seat still has to set up, in the order of the notation. */
  #figures(): string[] {
    const all = KINDS.map((kind) => `${this.actor}${kind}`);
    return all.filter((figure) => !(figure in this.game.now.figures));
  }

  /** The spaces of this seat's Temple that are free. */
  #rooms(): SpaceView[] {
    const taken = new Set(Object.values(this.game.now.figures));
    return this.game.view.board.spaces.filter(
      ({ name, court }) =>
        court?.side === "temple" && court.seat === this.actor && !taken.has(name),
    );
  }

  /** Them as their owner sees them: row by row from the front, from the left or from the right. */
  #rows(fromRight: boolean): SpaceView[] {
    const degrees = this.game.view.board.turns[this.actor ?? 0] ?? 0;
    return inRows(this.#rooms(), degrees, fromRight);
  }
}

/** How figures are shuffled decides nothing that chance should: any order may be chosen anyway. */
function shuffled<T>(things: T[]): T[] {
  return things
    .map((thing) => ({ thing, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
