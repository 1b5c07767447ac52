// A record that was read: the game to look at, and what is noted about it.
import { SvelteMap } from "svelte/reactivity";

import { chapters, span, type Chapter } from "../game/history";
import { Game } from "../game/game.svelte";
import type { NoteForm, RecordForm, ReplayView } from "../lib/types";

export class Replayed {
  readonly game: Game;
  readonly chapters: readonly Chapter[];
  /** By the number of the decision, counted from 0. */
  readonly #notes: SvelteMap<number, NoteForm>;
  readonly #record: RecordForm;
  readonly #positions: readonly string[];

  playing = $state(false);
  /** How many decisions of the game are shown. */
  readonly at: number = $derived.by(() => this.game.looking ?? this.last);

  constructor({ game, record, positions }: ReplayView) {
    this.game = new Game(game);
    this.chapters = chapters(this.game.line, [], game.start);
    if (this.last > 0) this.game.looking = 0;
    // What a record does not have it does not mention.
    const told = Object.entries(record).filter(([, part]) => part !== null);
    this.#record = Object.fromEntries(told) as RecordForm;
    this.#positions = positions;
    this.#notes = new SvelteMap(
      Object.entries(record.notes).map(([number, note]) => [Number(number), note]),
    );
  }

  get last(): number {
    return this.game.line.length;
  }

  get tags(): Record<string, string> {
    return this.#record.tags;
  }

  get result(): RecordForm["result"] {
    return this.#record.result;
  }

  /** Whether it is played by an edition of somebody's own. */
  get carriesEdition(): boolean {
    return "edition_file" in this.#record;
  }

  /** The record as it is now, comments included. */
  get record(): RecordForm {
    return { ...this.#record, notes: Object.fromEntries(this.#notes) };
  }

  /** The shown position as a line of the notation. */
  get position(): string {
    return this.#positions[this.at] ?? "";
  }

  /** What is noted about the last of so many decisions. */
  note(decisions: number): NoteForm | undefined {
    return this.#notes.get(decisions - 1);
  }

  /** Say something about it; an empty text takes the comment away. */
  comment(decisions: number, text: string): void {
    const note = { values: this.note(decisions)?.values ?? {}, text: text.trim() };
    if (note.text || Object.keys(note.values).length) this.#notes.set(decisions - 1, note);
    else this.#notes.delete(decisions - 1);
  }

  /** The chapter that the last of so many decisions belongs to. */
  chapterAt(decisions: number): Chapter | undefined {
    return this.chapters.find((chapter) => decisions <= span(chapter).to && decisions > 0);
  }

  // --- going through it ---

  lookAt(decisions: number): void {
    this.playing = false;
    this.game.lookAt(decisions);
  }

  /** To the end of the next turn, or of the one before. */
  turn(by: 1 | -1): void {
    const ends = [0, ...this.chapters.map((chapter) => span(chapter).to)];
    const next = by > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
    if (next !== undefined) this.lookAt(next);
  }

  /** Play it from here with all motions, or from the beginning once it is over; again: pause. */
  async play(): Promise<void> {
    if (this.playing) return this.lookAt(this.at);
    this.playing = true;
    await this.game.replay(this.at === this.last ? 0 : this.at);
    if (this.game.live) this.playing = false;
  }

  close(): void {
    this.game.close();
  }
}
