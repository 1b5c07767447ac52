// What the server says may be decided after what is staged, and why something may not.

import { ProblemError } from "../lib/api";
import type { Options, TakeView } from "../lib/types";
import type { Game } from "./game.svelte";
import { advice, type Notice, refusal, trouble } from "./notice";
import { type Reach, reaches } from "./reach";

export class Asking {
  options: Options | null = $state.raw(null);
  /** Where the figure can go that moves or is chosen. */
  reach: Reach[] = $state.raw([]);
  /** What there is to say to whoever asked. */
  notice: Notice | null = $state.raw(null);

  /** How many entries the log has for which is asked. */
  #seen = -1;
  #asked = 0;
  #waits = false;
  /** What was chosen before the answer was there. */
  #chosen: (() => void) | null = null;

  constructor(readonly game: Game) {}

  /** Ask about the game after so many entries from now on; older answers come too late. */
  begin(seen: number): void {
    this.#seen = seen;
    this.options = null;
    this.forget();
  }

  /** No figure is chosen any more. */
  forget(): void {
    this.#asked += 1;
    this.#waits = false;
    this.#chosen = null;
    this.reach = [];
  }

  /** Whether an answer is on its way that is still wanted. */
  get waits(): boolean {
    return this.#waits;
  }

  /** Choose this once the answer is there, unless something else is chosen by then. */
  later(choice: () => void): void {
    this.#chosen = choice;
  }

  /** What may be decided after these staged decisions. */
  async look(line: string[]): Promise<void> {
    const ticket = ++this.#asked;
    this.#waits = true;
    const options = await this.#ask(
      (seen) => this.game.authority.options(seen, line),
      () => void this.look(line),
    );
    if (ticket !== this.#asked) return;
    if (options) {
      this.options = options;
      this.reach = reaches([{ take: null, options }]);
    }
    this.#goOn(options !== null);
  }

  /** Where a figure could go by each of these takes. */
  async reachOut(takes: TakeView[]): Promise<void> {
    this.forget();
    if (!takes.length) return;
    const ticket = this.#asked;
    this.#waits = true;
    const found = await this.#ask(
      (seen) =>
        Promise.all(
          takes.map(async (take) => ({
            take,
            options: await this.game.authority.options(seen, [take.word]),
          })),
        ),
      () => void this.reachOut(takes),
    );
    if (ticket !== this.#asked) return;
    if (found) this.reach = reaches(found);
    this.#goOn(found !== null);
  }

  /** The answer is there, or never will be. */
  #goOn(known: boolean): void {
    const choice = this.#chosen;
    this.#waits = false;
    this.#chosen = null;
    if (known) choice?.();
  }

  /** Why a decision may not be made after the staged ones. */
  async why(line: string[], decision: string): Promise<void> {
    const why = await this.#ask(
      (seen) => this.game.authority.why(seen, line, { decision }),
      () => void this.why(line, decision),
    );
    if (why?.refusal) this.notice = refusal(why.refusal);
  }

  /** Why the figure that moves along the line cannot go to a space. */
  async whyNotTo(line: string[], figure: string, space: string): Promise<void> {
    const why = await this.#ask(
      (seen) => this.game.authority.why(seen, line, { to: space }),
      () => void this.whyNotTo(line, figure, space),
    );
    if (!why) return;
    this.notice = why.refusal ? refusal(why.refusal) : advice("advice-too-far", { figure, space });
  }

  /** A question to the server; if it fails, the user is told. No answer, or one too late, is null. */
  async #ask<T>(question: (seen: number) => Promise<T>, again: () => void): Promise<T | null> {
    const seen = this.#seen;
    try {
      const answer = await question(seen);
      if (seen !== this.#seen) return null;
      if (this.notice?.again) this.notice = null;
      return answer;
    } catch (error) {
      const isStale = error instanceof ProblemError && error.problem.error === "stale";
      if (isStale) await this.game.catchUp().catch(() => undefined);
      else if (seen === this.#seen) this.notice = trouble(error, again);
      return null;
    }
  }
}
