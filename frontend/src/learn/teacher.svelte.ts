// Whom a task of a lesson is played with: the server, which keeps nothing of it. So it is told each
// time all that the learner has decided.

import { api } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Accepted, EntryView, GameView, HintView, LessonView, Options } from "../lib/types";
import { say } from "../lib/words.svelte";
import type { Authority, Line } from "../game/authority";
import type { Listener } from "../game/socket";

const LEARNER = "local";
const THROW = "throw";

export class Teacher implements Authority {
  outcome: LessonView["outcome"] = $state("open");
  /** What to do next; nothing once the learner has left the way that the lesson knows. */
  hint: HintView | null = $state.raw(null);

  #words: string[] = [];
  #listener: Listener | null = null;

  constructor(
    /** The lesson's name and the task's number, as they stand in an address. */
    readonly task: string,
    /** What the game is called to the page, which keeps by it what is staged. */
    readonly id: string,
  ) {}

  guest(): string {
    return LEARNER;
  }

  async game(): Promise<GameView> {
    return this.#understood(await api.lesson(this.task, this.#words));
  }

  decide({ decisions }: { decisions: string[] }): Promise<Accepted> {
    return this.#say(decisions);
  }

  throwSticks(): Promise<Accepted> {
    return this.#say([THROW]);
  }

  options(_seen: number, line: string[]): Promise<Options> {
    return api.lessonOptions(this.task, this.#words, line);
  }

  async why(_seen: number, line: string[], of: { decision: string } | { to: string }) {
    const { refusal, done } = await api.lessonWhy(this.task, this.#words, line, of);
    if (done) this.outcome = "done";
    return { refusal };
  }

  listen(listener: Listener): Line {
    this.#listener = listener;
    return { retry: () => undefined, setPace: () => undefined, close: () => undefined };
  }

  // Nobody else is at the table, and whoever wants something back starts over.
  undo = unheard;
  arrange = unheard;
  act = unheard;

  async #say(more: string[]): Promise<Accepted> {
    const words = [...this.#words, ...more];
    const told = await api.lesson(this.task, words);
    this.#words = words;
    const { entries, company } = this.#understood(told);
    this.#listener?.hear({ type: "news", entries, company });
    return { seq: entries.length };
  }

  #understood({ game, outcome, hint }: LessonView): GameView {
    this.outcome = outcome;
    this.hint = hint;
    const names = [me().name ?? say("name-nefertari"), say("name-khufu")];
    const seats = game.company.seats.map((seat, at) => ({ ...seat, name: names[at] ?? "" }));
    const entries = game.entries.map(withoutUndo);
    return { ...game, id: this.id, entries, company: { ...game.company, seats } };
  }
}

function withoutUndo(entry: EntryView): EntryView {
  return { ...entry, next: { ...entry.next, undo: false } };
}

function unheard(): Promise<Accepted> {
  return Promise.reject(new Error("no lesson asks for it"));
}
