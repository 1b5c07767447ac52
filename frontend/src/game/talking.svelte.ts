// What people say to each other at the table.

import { announce } from "../lib/announce.svelte";
import { api, requestId } from "../lib/api";
import { remember, remembered } from "../lib/storage";
import type { Phrase, Talk, TalkView } from "../lib/types";
import { say } from "../lib/words.svelte";

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "oops",
  "thanks",
  "one-moment",
  "your-turn",
  "good-game",
] as const satisfies readonly Phrase[];

/** So long may a line of text be. */
export const MOST = 300;

export class Talking {
  lines: TalkView[] = $state.raw([]);
  /** What is being written. */
  draft = $state("");
  /** The number of the last line that somebody here has seen. */
  #read = $state(0);
  /** Whether the lines are in sight. */
  #reading = false;
  /** The lines from here that are on their way. */
  #saying: Talk[] = [];

  constructor(readonly game: string) {
    const read = remembered(`talk.${game}`)?.["read"];
    this.#read = typeof read === "number" ? read : 0;
  }

  readonly unread: number = $derived.by(
    () => this.lines.filter(({ number }) => number > this.#read).length,
  );

  /** Ask for everything that was said. */
  async load(): Promise<void> {
    for (const line of await api.talk(this.game)) this.#add(line);
  }

  hear(line: TalkView): void {
    const isNew = this.#add(line);
    if (isNew && !this.#saying.some((told) => isSame(told, line)))
      announce(say("talk-line", { name: line.name, text: sayLine(line) }));
  }

  /** The lines are in sight until the answer is called. */
  watch(): () => void {
    this.#reading = true;
    this.#see();
    return () => (this.#reading = false);
  }

  async phrase(phrase: Phrase, seat: number | null): Promise<void> {
    await this.#tell({ id: requestId(), seat, phrase });
  }

  async text(text: string, seat: number | null): Promise<void> {
    await this.#tell({ id: requestId(), seat, text });
  }

  async #tell(told: Talk): Promise<void> {
    this.#saying.push(told);
    try {
      this.#add(await api.tell(this.game, told));
      this.#see();
    } finally {
      this.#saying = this.#saying.filter((other) => other !== told);
    }
  }

  #add(line: TalkView): boolean {
    if (this.lines.some(({ number }) => number === line.number)) return false;
    this.lines = [...this.lines, line].sort((one, other) => one.number - other.number);
    if (this.#reading) this.#see();
    return true;
  }

  #see(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    remember(`talk.${this.game}`, { read: last });
  }
}

const isSame = (told: Talk, { seat, phrase, text }: TalkView): boolean =>
  told.seat === seat && (told.phrase ?? null) === phrase && (told.text ?? null) === text;

/** A set phrase in the reader's language, or the text as it was written. */
export const sayLine = ({ phrase, text }: TalkView): string =>
  phrase ? say(`phrase-${phrase}`) : (text ?? "");
