// What the server says may be decided after what is staged, and why something may not.

import { ProblemError } from "../lib/api";
import type { Options, TakeView } from "../lib/types";
import type { Game } from "./game.svelte";
import { advice, type Notice, refusal, trouble } from "./notice";
import { type Reach, reaches } from "./reach";

/** What is chosen, in the order in which it is carried out. */
const SORTS = ["stick", "figure", "space", "done"] as const;
export type Sort = (typeof SORTS)[number];
/** Carries out what was chosen; `alone` if nothing else was. */
type Choice = (alone: boolean) => void;
type Choices = Partial<Record<Sort, Choice>>;

export class Asking {
  options: Options | null = $state.raw(null);
  /** Where the figure can go that moves or is chosen; null if that could not be asked. */
  reach: Reach[] | null = $state.raw([]);
  /** What there is to say to whoever asked. */
  notice: Notice | null = $state.raw(null);

  /** How many entries the log has for which is asked. */
  #seen = -1;
  /** What was answered about each line of staged decisions. */
  #known = new Map<string, Options>();
  /** Counts the questions; an answer to any but the last of its sort is not wanted any more. */
  #looked = 0;
  #reached = 0;
  #wondered = 0;
  #looks = $state(false);
  #reaches = $state(false);
  /** What was chosen before the answer was there. */
  #chosen: Choices = {};

  constructor(readonly game: Game) {}

  /** Ask about the game after so many entries from now on; older answers come too late. */
  begin(seen: number): void {
    this.#seen = seen;
    this.#known.clear();
    this.leave();
  }

  /** What was said of the staged decisions is not so any more. */
  leave(): void {
    this.#looked += 1;
    this.#wondered += 1;
    this.#looks = false;
    this.options = null;
    this.forget();
  }

  /** No figure is chosen any more. */
  forget(): void {
    this.#reached += 1;
    this.#reaches = false;
    this.#chosen = {};
    this.reach = [];
  }

  /** Whether an answer is on its way that is still wanted. */
  get waits(): boolean {
    return this.#looks || this.#reaches;
  }

  /** Choose this once the answer is there; of each sort only the last that is chosen counts. */
  later(sort: Sort, choice: Choice): void {
    // A space is meant for what was chosen before it, and whoever goes on choosing is not done.
    if (sort === "stick" || sort === "figure") delete this.#chosen.space;
    delete this.#chosen.done;
    this.#chosen[sort] = choice;
  }

  /** Choose nothing once the answer is there; whether there was something. */
  drop(): boolean {
    const some = Object.keys(this.#chosen).length > 0;
    this.#chosen = {};
    this.#wondered += 1; // whoever lets go does not ask why any more either
    return some;
  }

  /** Say this, or nothing; whatever was asked why before would be answered too late. */
  tell(notice: Notice | null): void {
    this.#wondered += 1;
    this.notice = notice;
  }

  /** What may be decided after these staged decisions; and then, where by each of these takes. */
  async look(line: string[], takes: () => TakeView[] = () => []): Promise<void> {
    const ticket = ++this.#looked;
    const key = line.join(" ");
    this.#looks = true;
    const options =
      this.#known.get(key) ??
      (await this.#ask(
        (seen) => this.game.authority.options(seen, line),
        () => ticket === this.#looked,
        () => void this.look(line, takes),
      ));
    if (ticket !== this.#looked) return;
    this.#looks = false;
    this.options = options; // what could not be asked is once more when something is chosen
    if (!options) return void this.drop();
    this.#known.set(key, options);
    this.reach = reaches([{ take: null, options }]);
    const found = takes();
    if (found.length) await this.#find(found);
    else this.goOn();
  }

  /** Where a figure could go by each of these takes. */
  async reachOut(takes: TakeView[]): Promise<void> {
    this.forget();
    if (takes.length) await this.#find(takes);
  }

  async #find(takes: TakeView[]): Promise<void> {
    const ticket = ++this.#reached;
    this.#reaches = true;
    const found = await this.#ask(
      (seen) =>
        Promise.all(
          takes.map(async (take) => ({
            take,
            options: await this.game.authority.options(seen, [take.word]),
          })),
        ),
      () => ticket === this.#reached,
      () => void this.reachOut(takes),
    );
    if (ticket !== this.#reached) return;
    this.#reaches = false;
    this.reach = found && reaches(found);
    if (found) this.goOn();
    else this.drop();
  }

  /** Carry out what was chosen meanwhile, unless more is asked. */
  goOn(): void {
    if (this.waits) return;
    const chosen = this.#chosen;
    this.#chosen = {};
    const alone = Object.keys(chosen).length === 1;
    for (const sort of SORTS) chosen[sort]?.(alone);
  }

  /** Why a decision may not be made after the staged ones. */
  async why(line: string[], decision: string): Promise<void> {
    const ticket = ++this.#wondered;
    const why = await this.#ask(
      (seen) => this.game.authority.why(seen, line, { decision }),
      () => ticket === this.#wondered,
      () => void this.why(line, decision),
    );
    if (why?.refusal) this.notice = refusal(why.refusal);
  }

  /** Why the figure that moves along the line cannot go to a space. */
  async whyNotTo(line: string[], figure: string, space: string): Promise<void> {
    const ticket = ++this.#wondered;
    const why = await this.#ask(
      (seen) => this.game.authority.why(seen, line, { to: space }),
      () => ticket === this.#wondered,
      () => void this.whyNotTo(line, figure, space),
    );
    if (!why) return;
    this.notice = why.refusal ? refusal(why.refusal) : advice("advice-too-far", { figure, space });
  }

  /** A question to the server; if it fails, the user is told. No answer, or one that is not wanted
   *  any more, is null. */
  async #ask<T>(
    question: (seen: number) => Promise<T>,
    isWanted: () => boolean,
    again: () => void,
  ): Promise<T | null> {
    try {
      const answer = await question(this.#seen);
      if (!isWanted()) return null;
      if (this.notice?.again) this.notice = null;
      return answer;
    } catch (error) {
      const isStale = error instanceof ProblemError && error.problem.error === "stale";
      if (isStale) await this.game.catchUp().catch(() => undefined);
      else if (isWanted()) this.notice = trouble(error, again);
      return null;
    }
  }
}
