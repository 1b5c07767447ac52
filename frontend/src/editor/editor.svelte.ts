// A position that somebody sets up: what stands where, what was there before, and what the server
// says of it. Whether it can be is for the server to say; here nothing is forbidden.

import { inRows } from "../game/view/geometry";
import { AwayError, api } from "../lib/api";
import { KINDS, seatOf } from "../lib/kinds";
import type { EmptyBoard, FaceView, PositionView, SpaceView } from "../lib/types";
import { faultsOf } from "./flaws";
import { lineOf, settingOf, type Setting } from "./line";

/** A setting, and the board that it is on. */
interface State {
  readonly ground: PositionView;
  readonly setting: Setting;
}

const MOST_KEPT = 200;
/** Milliseconds after the last change until the server is asked. */
const A_MOMENT = 150;

export class Editor {
  #state: State = $state.raw() as State;
  #past: State[] = $state.raw([]);
  #future: State[] = $state.raw([]);
  /** The figure that is put where one points next. */
  chosen: string | null = $state(null);
  /** What the server said last, and of which line. */
  #told: PositionView | null = $state.raw(null);
  #asking: ReturnType<typeof setTimeout> | undefined;
  problem: unknown = $state.raw(null);

  constructor(told: PositionView, setting: Setting = settingOf(told)) {
    this.#state = { ground: told, setting };
    this.#told = told;
  }

  /** One that begins with all figures in their Temples. */
  static fresh(told: PositionView): Editor {
    return new Editor(told, fresh(told));
  }

  readonly ground = $derived.by(() => this.#state.ground);
  readonly setting = $derived.by(() => this.#state.setting);
  readonly seats = $derived.by(() => this.#state.ground.seats);
  readonly figures = $derived.by(() => this.#state.setting.figures);
  readonly line = $derived.by(() => lineOf(this.#state.ground, this.#state.setting));
  readonly undoable = $derived.by(() => this.#past.length > 0);
  readonly redoable = $derived.by(() => this.#future.length > 0);
  /** What the server says of it as it is; nothing while it is being asked. */
  readonly told = $derived.by(() => (this.#told?.position === this.line ? this.#told : null));
  /** The figures at fault, as long as nobody knows better. */
  readonly faults = $derived.by(() => faultsOf(this.#told?.flaw ?? null, this.figures));

  // --- figures ---

  choose(figure: string): void {
    const space = this.figures[figure];
    if (this.chosen === figure) this.chosen = null;
    else if (this.chosen !== null && space !== undefined) this.put(this.chosen, space);
    else this.chosen = figure;
  }

  /** Put a figure on a space; who stood there changes places with it, or is taken off. */
  put(figure: string, space: string): void {
    const from = this.figures[figure];
    if (from === space) return void (this.chosen = null);
    const [other] = Object.entries(this.figures).find(([, at]) => at === space) ?? [];
    const figures = { ...this.figures, [figure]: space };
    if (other && from) figures[other] = from;
    else if (other) delete figures[other];
    this.#change({ figures, hand: this.setting.hand === figure ? null : this.setting.hand });
    // Whoever sets up one figure after another need not choose each.
    this.chosen = from === undefined ? this.#nextOff(figure) : null;
  }

  point(space: string): void {
    if (this.chosen !== null) this.put(this.chosen, space);
  }

  takeOff(figure: string): void {
    const figures = { ...this.figures };
    delete figures[figure];
    this.chosen = null;
    if (figure in this.figures) this.#change({ figures });
  }

  #nextOff(after: string): string | null {
    const seat = seatOf(after);
    const off = KINDS.map((kind) => `${seat}${kind}`).filter(
      (figure) => !(figure in this.figures) && figure !== this.setting.hand,
    );
    return off.find((figure) => figure > after) ?? off[0] ?? null;
  }

  /** All figures in their Temples, as they might be set up, and a throw to come. */
  setUp(): void {
    this.chosen = null;
    this.#change(fresh(this.ground));
  }

  clear(): void {
    this.chosen = null;
    this.#change({ figures: {}, sticks: {}, move: null, hand: null });
  }

  // --- the round ---

  lay(kind: string, face: FaceView | null): void {
    const sticks = { ...this.setting.sticks };
    if (face) sticks[kind] = face;
    else delete sticks[kind];
    this.#change({ sticks });
  }

  /** All six sticks, as they might fall. */
  throwSticks(): void {
    const any = (faces: FaceView[]) => faces[Math.floor(Math.random() * faces.length)];
    const thrown = Object.entries(this.ground.faces).map(([kind, faces]) => [kind, any(faces)]);
    this.#change({ sticks: Object.fromEntries(thrown) as Record<string, FaceView> });
  }

  useUp(): void {
    this.#change({ sticks: {} });
  }

  begin(starter: number | null): void {
    this.#change({ starter });
  }

  endMove(): void {
    this.#change({ move: null, hand: null });
  }

  // --- other boards and lines ---

  /** Begin on another board, or with other seats. */
  async lie(ground: EmptyBoard): Promise<void> {
    await this.#attempt(async () => {
      const told = await api.position({ ground });
      this.#go({ ground: told, setting: fresh(told) });
    });
  }

  /** Set up what a line says; one that is none is not taken, and the problem says why. */
  async read(line: string): Promise<void> {
    await this.#attempt(async () => {
      const told = await api.position({ position: line.trim() });
      this.#told = told;
      this.#go({ ground: told, setting: settingOf(told) });
    });
  }

  async #attempt(action: () => Promise<void>): Promise<void> {
    try {
      this.problem = null;
      await action();
    } catch (error) {
      this.problem = error;
    }
  }

  // --- back and forth ---

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [...this.#future, this.#state];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#past = [...this.#past, this.#state];
    this.#future = this.#future.slice(0, -1);
    this.#show(after);
  }

  #change(changed: Partial<Setting>): void {
    this.#go({ ...this.#state, setting: { ...this.setting, ...changed } });
  }

  #go(next: State): void {
    if (lineOf(next.ground, next.setting) === this.line) return;
    this.#past = [...this.#past.slice(-MOST_KEPT), this.#state];
    this.#future = [];
    this.#show(next);
  }

  #show(state: State): void {
    this.#state = state;
    this.problem = null;
    if (this.chosen !== null && !this.seats.includes(seatOf(this.chosen))) this.chosen = null;
  }

  /** Ask the server about what is there now, unless it has told already or more is to come. */
  check(): void {
    clearTimeout(this.#asking);
    const unanswered = this.problem instanceof AwayError;
    if (this.told && !unanswered) return;
    this.#asking = setTimeout(() => void this.#check(this.line), A_MOMENT);
  }

  async #check(line: string): Promise<void> {
    try {
      const told = await api.position({ position: line });
      if (line !== this.line) return;
      this.#told = told;
      this.problem = null;
    } catch (error) {
      if (line === this.line) this.problem = error;
    }
  }
}

function fresh(ground: PositionView): Setting {
  const figures = Object.fromEntries(
    ground.seats.flatMap((seat) => {
      const rooms = inRows(templeOf(ground, seat), ground.board.turns[seat] ?? 0);
      return KINDS.flatMap((kind, nth) => {
        const room = rooms[nth];
        return room ? [[`${seat}${kind}`, room.name]] : [];
      });
    }),
  ) as Record<string, string>;
  return { figures, sticks: {}, starter: ground.seats[0] ?? null, move: null, hand: null };
}

function templeOf({ board }: PositionView, seat: number): SpaceView[] {
  return board.spaces.filter(({ court }) => court?.side === "temple" && court.seat === seat);
}
