// A small board that is being tried: what is chosen, what was decided, what the rulebook says to it.

import { announce } from "../lib/announce.svelte";
import { api } from "../lib/api";
import type { EventView, ExampleAt, ExampleView } from "../lib/types";
import { say } from "../lib/words.svelte";
import { advice, type Notice, refusal, trouble } from "../game/notice";
import { placesOf, type Reach, reaches, sayReach, targetsOf } from "../game/reach";
import { Stage } from "../game/stage.svelte";
import { placed } from "../game/view/labels";
import type { Target } from "../game/view/types";

const DECIDING = new Set(["take", "step", "place"]);
/** What the board shows by itself. */
const UNTOLD = new Set(["took", "turn-over", "round-over"]);

export class Trial {
  at: ExampleAt = $state.raw() as ExampleAt;
  line: string[] = $state.raw([]);
  chosen: string | null = $state(null);
  notice: Notice | null = $state.raw(null);
  /** The space that was asked about. */
  space: string | null = $state(null);
  stage: Stage = $state.raw() as Stage;

  #reach: Reach[] = $state.raw([]);
  #happened: EventView[] = $state.raw([]);
  #busy = false;
  /** The space that was pointed at for what is being carried out. */
  #pointed = "";
  /** What was chosen meanwhile: only the last of it counts. */
  #chosen: (() => void) | null = null;
  /** Grows when all begins anew: what was asked before then is no longer wanted. */
  #beginnings = 0;

  constructor(readonly example: ExampleView) {
    this.at = example.start;
    this.stage = new Stage(example.board);
  }

  readonly options = $derived.by(() => this.at.options);
  readonly over = $derived.by(() => !DECIDING.has(this.options.phase));
  readonly mover: string | null = $derived.by(() =>
    this.options.phase === "step" ? this.options.figure : this.chosen,
  );
  readonly movable: Set<string> = $derived.by(
    () => new Set(this.options.takes.map(({ figure }) => figure)),
  );
  readonly targets: Record<string, Target> = $derived.by(() =>
    this.options.phase === "place" ? placesOf(this.options) : targetsOf(this.#reach),
  );

  /** What there is to say about what was done last. */
  get said(): string {
    if (this.notice) return say(this.notice.message, this.notice.told);
    const space = this.example.board.spaces.find(({ name }) => name === this.space);
    if (space) return placed(space);
    const told = this.#happened
      .filter(({ type }) => !UNTOLD.has(type))
      .map(({ type, facts }) => say(`event-${type}`, facts));
    if (this.over && this.options.phase !== "over") told.push(say("reading-over"));
    return told.join(" ");
  }

  chooseFigure(figure: string): void {
    const space = this.at.figures[figure] ?? "";
    if (!this.#mayChoose(space, () => this.chooseFigure(figure))) return;
    if (this.options.phase !== "take") return this.chooseSpace(space);
    if (this.movable.has(figure)) return void this.#choose(figure);
    const stick = this.at.sticks[0] ?? "";
    void this.#why({ decision: `${stick}:${figure}` });
  }

  chooseSpace(space: string): void {
    if (!this.#mayChoose(space, () => this.chooseSpace(space))) return;
    if (this.options.phase === "place") {
      const place = this.options.places.find((each) => each.space === space);
      if (place) return void this.#decide([place.word]);
      return void this.#why({ decision: `${this.#inHand()}@${space}` });
    }
    const reach = this.#reach.find(({ way }) => way.to === space);
    if (reach) return void this.#go(reach);
    if (this.mover && !this.over) return void this.#why({ to: space }, space);
    this.space = space;
    announce(this.said);
  }

  reset(): void {
    this.#beginnings += 1;
    this.#busy = false;
    this.#chosen = null;
    this.stage = new Stage(this.example.board); // whoever still walks is seen no more
    this.#hush();
    this.line = [];
    this.#happened = [];
    this.#reach = [];
    this.chosen = null;
    this.at = this.example.start;
    announce(say(`example-${this.example.name}`));
  }

  /** Whether it can be carried out now; if not, it is once that is over. */
  #mayChoose(space: string, choice: () => void): boolean {
    if (this.#busy) {
      this.#chosen = space === this.#pointed ? null : choice; // a double click means it once
      return false;
    }
    this.#pointed = space;
    this.#hush();
    return true;
  }

  #hush(): void {
    this.notice = this.space = null;
  }

  /** The figure that was lifted off the board. */
  #inHand(): string {
    const lifted = this.#happened.findLast(({ type }) => type === "beguiled");
    return String(lifted?.facts["figure"]);
  }

  async #choose(figure: string): Promise<void> {
    this.chosen = this.chosen === figure ? null : figure;
    this.#reach = [];
    const take = this.options.takes.find((each) => each.figure === this.chosen);
    if (!take) return;
    await this.#ask(async (wanted) => {
      const { options } = await api.example(this.example.name, [take.word]);
      if (!wanted()) return;
      this.#reach = nearest(reaches([{ take, options }]));
    });
  }

  async #go({ take, way }: Reach): Promise<void> {
    const figure = this.mover;
    const from = figure && this.at.figures[figure];
    if (!from) return;
    announce(sayReach({ take, way }));
    await this.#decide([...(take ? [take.word] : []), ...way.line], () =>
      this.stage.animate(figure, [from, ...way.through]),
    );
  }

  async #decide(decisions: string[], show?: () => Promise<void>): Promise<void> {
    const before = this.line.length;
    const line = [...this.line, ...decisions];
    await this.#ask(async (wanted) => {
      const at = await api.example(this.example.name, line);
      if (wanted()) await show?.();
      if (!wanted()) return;
      this.stage.motion = null;
      this.line = line;
      this.at = at;
      this.#happened = at.events.slice(before).flat();
      this.chosen = null;
      this.#reach = nearest(reaches([{ take: null, options: at.options }]));
      if (this.said) announce(this.said);
    });
  }

  async #why(of: { decision: string } | { to: string }, space = ""): Promise<void> {
    const take = this.options.takes.find((each) => each.figure === this.chosen);
    const line = take && "to" in of ? [...this.line, take.word] : this.line;
    await this.#ask(async (wanted) => {
      const why = await api.whyInExample(this.example.name, line, of);
      if (!wanted()) return;
      this.notice = why.refusal
        ? refusal(why.refusal)
        : advice("advice-too-far", { figure: this.mover ?? "", space });
      announce(this.said);
    });
  }

  async #ask(question: (wanted: () => boolean) => Promise<void>): Promise<void> {
    const since = this.#beginnings;
    const wanted = () => since === this.#beginnings;
    this.#busy = true;
    try {
      await question(wanted);
    } catch (error) {
      if (!wanted()) return;
      this.#chosen = null;
      this.notice = trouble(error, () => undefined);
      announce(this.said);
    }
    if (!wanted()) return;
    const choice = this.#chosen;
    this.#busy = false;
    this.#chosen = null;
    choice?.();
  }
}

/** One way to each space is enough here. */
const nearest = (all: Reach[]): Reach[] =>
  all.filter(({ way }, at) => all.findIndex((other) => other.way.to === way.to) === at);
