// A person's turn before it is sent: what is chosen, what is staged, what would be possible.
// Nothing here knows the rules; the server says what may be done, and why something may not.

import { announce } from "../lib/announce.svelte";
import { settings } from "../lib/settings.svelte";
import type { EntryView, Options, Phase, Suggestion, TakeView } from "../lib/types";
import { say } from "../lib/words.svelte";
import { Asking, type Sort } from "./asking.svelte";
import type { Game, Send } from "./game.svelte";
import { advice, type Notice, stale, trouble } from "./notice";
import { placesOf, type Reach, sayChoice, sayReach, targetsOf } from "./reach";
import { keep, kept } from "./staging";
import type { Target } from "./view/types";

const DECIDED_HERE = new Set(["take", "step", "place"]);

export interface Question {
  space: string;
  /** Whether the choices differ in the stick, and not only in the way. */
  sticks: boolean;
  choices: { label: string; reach: Reach }[];
}

export class Turn {
  stick: string | null = $state(null);
  figure: string | null = $state(null);
  /** The decisions that are staged: a stick taken, if it was not before, and steps. */
  staged: string[] = $state.raw([]);
  /** The spaces that the staged steps lead over, the first included. */
  trail: string[] = $state.raw([]);
  question: Question | null = $state.raw(null);
  sending = $state(false);

  /** The last decision in the log when all this was chosen. */
  #base = -1;
  /** Whether it was asked what may be decided after it. */
  #asked = false;
  #ends = $state(false);
  #moving = $state(false);
  readonly #asking: Asking;

  constructor(readonly game: Game) {
    this.#asking = new Asking(game);
  }

  /** What may be decided after what is staged. */
  get options(): Options | null {
    return this.#asking.options;
  }
  /** Where the figure can go that moves or is chosen. */
  get reach(): Reach[] {
    return this.#asking.reach ?? [];
  }
  get notice(): Notice | null {
    return this.#asking.notice;
  }
  set notice(notice) {
    this.#asking.tell(notice);
  }

  /** The person at this screen who decides now. */
  readonly actor: number | null = $derived.by(() => {
    const { phase, actor } = this.game.now.next;
    const decides = DECIDED_HERE.has(phase) && this.game.decidesHere(actor);
    return decides && this.game.settled ? (actor as number) : null;
  });
  readonly open = $derived.by(() => this.actor !== null && this.game.live && !this.sending);
  readonly passing = $derived((this.options?.passes.length ?? 0) > 0);
  readonly placing = $derived(this.phase === "place" && this.actor !== null);
  /** Whether a step has been staged that can be taken back. */
  readonly staging = $derived(this.trail.length > 1);
  /** Whether the move may be sent, or is as soon as it is known that it may be; if that could not be
   *  asked, whoever has made a step is supposed to be free to stop. */
  readonly ready = $derived.by(() => {
    if (!this.open) return false;
    if (this.passing) return this.stick !== null;
    return (
      this.#ends || (this.options?.stop ?? this.staging) || (this.staging && this.#asking.waits)
    );
  });
  /** Whether the staged steps end the turn by themselves. */
  readonly complete = $derived(this.staging && this.#ends);
  /** How many steps are left to the moving figure. */
  readonly left = $derived(this.options?.phase === "step" ? this.options.steps_left : 0);

  /** The figure that moves, or that was chosen to. */
  readonly mover: string | null = $derived.by(() =>
    this.phase === "step" ? this.game.now.next.figure : this.figure,
  );
  readonly figures: Record<string, string> = $derived.by(() => {
    const { figures } = this.game.now;
    const at = this.trail.at(-1);
    return this.mover && at ? { ...figures, [this.mover]: at } : figures;
  });
  readonly movable: Set<string> = $derived(
    new Set(
      (this.open && !this.staging ? (this.options?.takes ?? []) : [])
        .filter(({ stick }) => this.stick === null || stick === this.stick)
        .map(({ figure }) => figure),
    ),
  );
  /** The sticks that can be chosen; one that cannot move the chosen figure lets go of it. */
  readonly choosable: Set<string> = $derived.by(() => {
    if (!this.open || this.staging || !this.options) return new Set<string>();
    return new Set([...this.options.passes, ...this.options.takes.map(({ stick }) => stick)]);
  });
  readonly targets: Record<string, Target> = $derived.by(() => {
    if (!this.open || this.#moving || this.complete || !this.options) return {};
    return this.placing ? placesOf(this.options) : targetsOf(this.reach);
  });
  /** What the chosen stick and figure mean together. */
  readonly take: TakeView | null = $derived(
    this.#takes().find(({ stick }) => stick === this.stick) ?? null,
  );

  /** What the person who decides is asked for. */
  get prompt(): "pass" | "place" | "done" | "step" | "space" | "figure" | "take" | null {
    if (this.actor === null) return null;
    if (this.passing) return "pass";
    if (this.placing) return "place";
    if (this.complete) return "done";
    if (this.staging || this.phase === "step") return "step";
    if (this.figure) return "space";
    return this.stick ? "figure" : "take";
  }

  get phase(): Phase {
    return this.game.now.next.phase;
  }

  /** Whether a figure moves or is to be placed: then another means the space on which it stands. */
  get #isMidway(): boolean {
    return this.placing || this.staging || this.phase === "step";
  }

  // --- keeping up with the game ---

  /** The game went on, or was just opened: begin anew, unless what was sent is still arriving. */
  follow(): void {
    const { decided } = this.game;
    if (decided === this.#base) return this.#beginOnce();
    const since = this.game.line.filter(({ seq }) => seq > this.#base);
    const mine = this.#isArriving(since);
    if (mine && since.length < this.staged.length) return;
    if (this.notice?.tone !== "problem" || mine) this.notice = null;
    // Somebody else decided what was being decided here: in another window, or by undoing.
    if (this.staging && !mine) this.notice = stale;
    this.#clear();
    this.#base = decided;
    this.#asked = false;
    this.#asking.begin(decided);
    this.#beginOnce();
  }

  /** Whether what happened since is what was staged here, though the answer may have been lost. */
  #isArriving(since: EntryView[]): boolean {
    const alike = since.every(({ word }, at) => word === (this.staged[at] ?? word));
    return this.staging && since.length > 0 && alike;
  }

  /** As soon as it is known that somebody here decides. */
  #beginOnce(): void {
    if (this.#asked || this.actor === null) return;
    this.#asked = true;
    void this.#begin();
  }

  /** Ask what may be decided; what was staged before the page was loaded anew is staged again. */
  async #begin(): Promise<void> {
    const before = kept(this.game.view.id, this.#base);
    if (before) {
      ({ stick: this.stick, figure: this.figure } = before);
      ({ staged: this.staged, trail: this.trail, ends: this.#ends } = before);
    }
    await this.#look();
  }

  /** Ask what may be decided after what is staged, unless that is for others; and where the chosen
   *  figure could go, if none moves. */
  #look(): Promise<void> {
    const line = this.#ends ? [] : this.staged;
    return this.#asking.look(line, () => (this.staged.length ? [] : this.#takesOfBoth()));
  }

  #keep(): void {
    const { stick, figure, staged, trail } = this;
    keep(this.game.view.id, { seq: this.#base, stick, figure, staged, trail, ends: this.#ends });
  }

  #clear(): void {
    this.stick = this.figure = this.question = null;
    this.staged = [];
    this.trail = [];
    this.#ends = this.#moving = this.sending = false;
  }

  /** Ask where the chosen figure could go: with the chosen stick, or with any. */
  #reachOut(): Promise<void> {
    return this.#asking.reachOut(this.#takesOfBoth());
  }

  #takesOfBoth(): TakeView[] {
    return this.#takes().filter(({ stick }) => this.stick === null || stick === this.stick);
  }

  #takes(): TakeView[] {
    return (this.options?.takes ?? []).filter(({ figure }) => figure === this.figure);
  }

  // --- choosing ---

  chooseStick(stick: string): void {
    if (!this.#mayChoose("stick", () => this.chooseStick(stick))) return;
    const options = this.options;
    if (!options) return;
    if (options.phase !== "take" && this.phase !== "take")
      return void this.#why(`${stick}:${this.mover ?? this.game.now.next.to_place}`);
    this.notice = null;
    if (this.staging) {
      if (stick !== this.stick) this.notice = advice("advice-take-back-first");
      return;
    }
    if (this.stick === stick) {
      this.stick = null;
    } else if (options.passes.includes(stick)) {
      this.stick = stick;
    } else if (options.takes.some((take) => take.stick === stick)) {
      const together = this.#takes().some((take) => take.stick === stick);
      if (this.figure && !together) {
        void this.#why(`${stick}:${this.figure}`);
        this.figure = null;
      }
      this.stick = stick;
    } else {
      return void this.#why(`${stick}:${this.figure ?? `${this.actor}${stick}`}`);
    }
    void this.#reachOut();
  }

  chooseFigure(figure: string): void {
    const sort = this.#isMidway ? "space" : "figure";
    if (!this.#mayChoose(sort, () => this.chooseFigure(figure))) return;
    const space = this.figures[figure] ?? "";
    if (this.#isMidway) {
      if (figure !== this.mover) this.chooseSpace(space);
      else if (this.complete) void this.done();
      return;
    }
    if (this.passing) return void this.#why(`${this.#anyStick(figure)}:${figure}`);
    this.notice = null;
    if (this.figure === figure) {
      this.figure = null;
    } else if (this.movable.has(figure)) {
      this.figure = figure;
    } else if (this.figure) {
      return void this.#whyNotTo(space);
    } else {
      return void this.#why(`${this.stick ?? this.#anyStick(figure)}:${figure}`);
    }
    void this.#reachOut();
  }

  chooseSpace(space: string): void {
    const choice = () => this.chooseSpace(space);
    if (!this.#mayChoose("space", choice)) return;
    if (!this.#asking.reach) void this.#reachOut(); // it could not be asked before
    if (this.#asking.waits) return this.#asking.later("space", choice);
    if (this.placing) return void this.#place(space);
    if (this.passing) {
      this.notice = advice("advice-pass");
      return;
    }
    const ways = this.complete ? [] : this.reach.filter(({ way }) => way.to === space);
    const [only, ...others] = ways;
    if (!only) return void this.#whyNotTo(space);
    this.notice = null;
    if (!others.length) return void this.#go(only);
    const sticks = new Set(ways.map(({ take }) => take?.stick)).size > 1;
    const choices = ways.map((reach) => ({ label: sayChoice(reach), reach }));
    this.question = { space, sticks, choices };
  }

  answer(reach: Reach | null): void {
    this.question = null;
    if (reach) void this.#go(reach);
  }

  /** Let go of what is chosen, one thing after the other; whether there was something. */
  letGo(): boolean {
    if (this.question) return ((this.question = null), true);
    if (this.notice) return ((this.notice = null), true);
    if (this.#asking.drop()) return true;
    if (this.staging) return (void this.takeBack(), true);
    if (!this.figure && !this.stick) return false;
    this.figure = this.stick = null;
    this.#asking.forget();
    return true;
  }

  /** Whether it can be chosen now; if that is not known yet, it is chosen as soon as it is. */
  #mayChoose(sort: Sort, choice: () => void): boolean {
    this.follow(); // what is shown may be newer than what was last asked about
    if (this.sending || this.#moving) return false;
    if (!this.game.live) {
      this.notice = advice("advice-looking-back");
    } else if (this.actor === null) {
      const { phase, actor, mover, starter } = this.game.now.next;
      const seat = typeof actor === "number" ? actor : (mover ?? starter);
      if (seat !== null && phase !== "over")
        this.notice = advice(`advice-not-now-${phase}`, { seat });
    } else if (!this.options) {
      this.#asking.later(sort, choice);
      if (!this.#asking.waits) void this.#look(); // it could not be asked before
    } else return true;
    return false;
  }

  #anyStick(figure: string): string {
    const unused = this.game.now.sticks.filter(({ used }) => !used).map(({ kind }) => kind);
    return unused.find((kind) => kind === figure.slice(1)) ?? unused[0] ?? figure.slice(1);
  }

  // --- asking why not ---

  async #why(decision: string): Promise<void> {
    await this.#asking.why(this.staged, decision);
  }

  async #whyNotTo(space: string): Promise<void> {
    const line = this.#lineOfMover();
    if (line && this.mover) await this.#asking.whyNotTo(line, this.mover, space);
    else this.notice = advice("advice-choose-first");
  }

  /** The staged decisions with which the chosen figure is moving, if any. */
  #lineOfMover(): string[] | null {
    if (this.staged.length || this.phase === "step") return this.staged;
    const takes = this.#takes();
    const take = this.take ?? takes.find(({ sacrifice }) => !sacrifice) ?? takes[0];
    return take ? [take.word] : null;
  }

  // --- doing ---

  async #go({ take, way }: Reach): Promise<void> {
    const figure = take?.figure ?? this.mover;
    if (!figure) return;
    const line = [...this.staged, ...(take ? [take.word] : []), ...way.line];
    if (way.beguiles) return this.#send(line);
    const from = this.trail.at(-1) ?? this.game.now.figures[figure] ?? way.to;
    const base = this.#base;
    this.#moving = true;
    this.#asking.forget(); // not after the walk: Done may be pressed meanwhile
    announce(sayReach({ take, way }));
    await this.game.stage.animate(figure, [from, ...way.through]);
    this.game.stage.motion = null;
    this.#moving = false;
    if (base !== this.#base) return;
    if (take) [this.figure, this.stick] = [take.figure, take.stick];
    this.staged = line;
    this.trail = [...(this.trail.length ? this.trail : [from]), ...way.through];
    this.#ends = way.ends;
    this.#keep();
    if (!way.ends) return this.#look();
    if (!settings.confirm) return this.#send(line);
    this.#asking.goOn();
  }

  /** Stage what a bot suggests, after what is staged; to send it is left to the player. */
  async adopt({ line, stick, figure, through, ends }: Suggestion): Promise<void> {
    if (!this.open || this.#moving) return;
    this.notice = this.question = null;
    if (stick) [this.stick, this.figure] = [stick, figure];
    this.#asking.forget();
    if (stick && !figure) return announce(say("action-pass", { stick }));
    this.staged = [...this.staged, ...line.filter((word) => word !== "stop")];
    this.trail = [...(this.trail.length ? this.trail : through.slice(0, 1)), ...through.slice(1)];
    this.#ends = ends;
    this.#keep();
    announce(say("prompt-done"));
    if (!ends) await this.#look();
  }

  /** Take one staged step back, or all of them. */
  async takeBack(all = false): Promise<void> {
    this.#asking.drop(); // even if it is too early: whoever wants a step back is not done
    if (!this.staging || this.sending || this.#moving) return;
    const steps = all ? this.trail.length - 1 : 1;
    this.#ends = false;
    this.notice = null;
    this.trail = this.trail.slice(0, -steps);
    this.staged = this.staged.slice(0, -steps);
    announce(say("table-taken-back"));
    // With the first step the stick goes back as well; what was chosen stays chosen.
    if (this.trail.length === 1) this.trail = this.staged = [];
    this.#asking.leave(); // where it could have gone from there says nothing any more
    this.#keep();
    await this.#look();
  }

  /** Send what is staged, or give up the chosen stick; after all that was chosen before. */
  async done(): Promise<void> {
    if (!this.ready) return;
    if (this.#moving || this.#asking.waits) return this.#asking.later("done", this.#doneAfter);
    if (this.passing) return this.#send([`pass:${this.stick}`]);
    await this.#send(this.#ends ? this.staged : [...this.staged, "stop"]);
  }

  /** If the figure cannot go where it was sent before, it is not known what to be done with. */
  #doneAfter = (alone: boolean): void => {
    if (alone || this.#moving) void this.done();
  };

  async #place(space: string): Promise<void> {
    const place = this.options?.places.find((each) => each.space === space);
    if (place) return this.#send([place.word]);
    await this.#why(`${this.game.now.next.to_place}@${space}`);
  }

  #send(decisions: string[]): Promise<void> {
    return this.#try(this.game.decide(decisions, this.staged.length));
  }

  async #try(send: Send): Promise<void> {
    this.notice = null;
    this.question = null;
    this.sending = true;
    try {
      await send();
    } catch (error) {
      this.sending = false;
      this.notice = trouble(error, () => void this.#try(send));
    }
  }
}
