// One game: what the server told of it, shown one event after the other, and every earlier view.

import { announce } from "../lib/announce.svelte";
import { api, AwayError, ProblemError, requestId } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type {
  Accepted,
  Ask,
  EntryView,
  EventView,
  FromServer,
  GameView,
  SeatView,
  Stuck,
} from "../lib/types";
import { say, setNames } from "../lib/words.svelte";
import { beginning, fold, happen, type Standing } from "./fold";
import { stepTime, wait } from "./pace";
import { Socket } from "./socket";
import type { Motion } from "./view/types";

/** More entries than that at once are not shown one by one. */
const FEW = 4;
/** Nor is a queue that has grown longer than that: the eyes have fallen behind. */
const BEHIND = 24;
/** How long the socket may take with news of what a request brought about. */
const PATIENCE = 1500;
/** What is clear from what comes next. */
const UNTOLD = new Set(["turn-over", "stopped"]);

export type Absence = "no-such-game" | "deleted";

/** Sends a request. Sent again it is the same one still, which the server carries out only once. */
export type Send = () => Promise<void>;

export class Game {
  view: GameView = $state.raw() as GameView;
  name: string | null = $state(null);
  /** The decisions that stand and have been shown. */
  line: EntryView[] = $state.raw([]);
  /** The game after each number of decisions: what one steps through. */
  standings: Standing[] = $state.raw([]);
  /** The game as it is shown to be now, in the middle of a motion too. */
  now: Standing = $state.raw() as Standing;
  /** How many entries of the log have been shown. */
  seq = $state(0);
  /** How many have come in. */
  known = $state(0);
  motion: Motion | null = $state.raw(null);
  tumbling = $state(false);
  /** The bot that thinks. */
  thinking: number | null = $state(null);
  /** Whether it has to be made ready before it can, which takes longer than a thought. */
  preparing = $state(false);
  /** Why the server cannot keep what a bot or the dice have decided. */
  stuck: Stuck["error"] | null = $state(null);
  lost = $state(false);
  absence: Absence | null = $state(null);
  /** How many decisions the user looks back on; null follows the game. */
  looking: number | null = $state(null);

  readonly settled = $derived(this.seq === this.known);
  readonly shown: Standing = $derived(
    this.looking === null ? this.now : (this.standings[this.looking] ?? this.now),
  );
  readonly live = $derived(this.looking === null);

  #socket: Socket | null = null;
  #queue: { entry: EntryView; swiftly: boolean }[] = [];
  #playing = false;
  #expected = new Map<number, string>();
  #fresh = true;
  #closed = false;

  constructor(view: GameView) {
    this.view = view;
    this.name = view.name;
    setNames(Object.fromEntries(view.seats.map(({ seat, name }) => [seat, name])));
    this.now = beginning(view.start);
    this.standings = [this.now];
    this.#catchUpWith(view.entries);
    this.known = this.seq;
  }

  /** Hear what happens from now on, until `close`. */
  open(): void {
    this.#socket = new Socket(this.view.id, {
      seen: () => this.known,
      pace: () => settings.speed,
      hear: (message) => this.#hear(message),
      connected: () => {
        this.#fresh = true;
        if (this.lost) announce(say("table-found-again"));
        this.lost = false;
      },
      lost: () => {
        if (!this.lost) announce(say("table-lost"));
        this.lost = true;
        this.thinking = null;
      },
      gone: () => (this.absence = "no-such-game"),
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
    setNames({});
  }

  retry(): void {
    this.#socket?.retry();
  }

  setPace(): void {
    this.#socket?.setPace(settings.speed);
  }

  seat(number: number | null | undefined): SeatView | undefined {
    return this.view.seats.find(({ seat }) => seat === number);
  }

  /** Whether a person at this screen sits there. */
  isHere(number: number | null | undefined): boolean {
    return this.seat(number)?.player === "here";
  }

  /** Look at the game as it was after so many decisions; at the last one, follow it again. */
  lookAt(decisions: number): void {
    const at = Math.max(0, Math.min(decisions, this.line.length));
    this.looking = at === this.line.length ? null : at;
    const word = this.line[at - 1];
    announce(word ? word.events.map(sayEvent).join(" ") : say("look-start"));
  }

  // --- asking the server ---

  /** To carry out decisions. The first so many were shown while they were staged: not once again. */
  decide(decisions: string[], shown = 0): Send {
    return this.#request((id, ask) => {
      const staged = decisions.slice(0, shown);
      staged.forEach((word, index) => this.#expected.set(ask.seen + index + 1, word));
      return api.decide(id, { ...ask, decisions });
    });
  }

  throwSticks(): Send {
    return this.#request(api.throwSticks);
  }

  undo(): Send {
    return this.#request(api.undo);
  }

  /** A request for the game as it stands now, whenever it is sent. */
  #request(carryOut: (game: string, ask: Ask) => Promise<Accepted>): Send {
    const ask = { id: requestId(), seen: this.seq };
    return () => this.#send(() => carryOut(this.view.id, ask));
  }

  async #send(request: () => Promise<Accepted>): Promise<void> {
    try {
      const { seq } = await request();
      this.retry(); // whoever answers can be listened to as well
      setTimeout(() => {
        if (this.known < seq) void this.catchUp().catch(() => undefined);
      }, PATIENCE);
    } catch (error) {
      if (!(error instanceof AwayError)) this.#expected.clear();
      if (error instanceof ProblemError) {
        if (error.problem.error === "stale") await this.catchUp();
        if (error.problem.error === "no-such-game") this.absence = "no-such-game";
      }
      throw error;
    }
  }

  /** Ask for everything that was missed; the socket may be down, or slow. */
  async catchUp(): Promise<void> {
    const { entries } = await api.game(this.view.id);
    this.#receive(entries);
  }

  // --- hearing from it ---

  #hear(message: FromServer): void {
    switch (message.type) {
      case "news":
        return this.#receive(message.entries);
      case "thinking":
        this.thinking = message.seat;
        this.preparing = false;
        return;
      case "preparing":
        this.thinking = message.seat;
        this.preparing = true;
        announce(say("table-preparing", { seat: message.seat }));
        return;
      case "stuck":
        this.stuck = message.error;
        return;
      case "renamed":
        this.name = message.name;
        return;
      case "deleted":
        this.absence = "deleted";
        this.close();
    }
  }

  #receive(entries: EntryView[]): void {
    const fresh = entries.filter(({ seq }) => seq > this.known);
    const missed = fresh.filter(({ seq }) => !this.#expected.has(seq));
    const swiftly = document.hidden || (this.#fresh && missed.length > FEW);
    this.#fresh = false;
    for (const entry of fresh) {
      this.#queue.push({ entry, swiftly });
      this.known = entry.seq;
    }
    if (fresh.length) this.thinking = this.stuck = null;
    if (!this.#playing) void this.#play();
  }

  // --- showing it ---

  async #play(): Promise<void> {
    this.#playing = true;
    while (this.#queue.length && !this.#closed) {
      const hurried = this.#queue.findLastIndex(({ swiftly }) => swiftly) + 1;
      const many = this.#queue.length > BEHIND ? this.#queue.length : hurried;
      if (many) {
        this.#catchUpWith(this.#queue.splice(0, many).map(({ entry }) => entry));
        announce(say("table-caught-up", { count: many }));
        continue;
      }
      const next = this.#queue.shift();
      if (next) await this.#show(next.entry);
    }
    this.#playing = false;
  }

  /** Take in many entries at once. */
  #catchUpWith(entries: EntryView[]): void {
    let line = [...this.line];
    let standings = [...this.standings];
    for (const entry of entries) {
      if (entry.word === null) {
        line = line.slice(0, entry.line);
        standings = standings.slice(0, entry.line + 1);
        standings[entry.line] = { ...(standings[entry.line] ?? this.now), next: entry.next };
      } else {
        line.push(entry);
        standings.push(fold(standings.at(-1) ?? this.now, entry));
      }
      this.#expected.delete(entry.seq);
    }
    this.line = line;
    this.standings = standings;
    this.now = standings.at(-1) ?? this.now;
    this.seq = entries.at(-1)?.seq ?? this.seq;
    if (this.looking !== null && this.looking >= line.length) this.looking = null;
  }

  async #show(entry: EntryView): Promise<void> {
    const wasStaged = this.#expected.get(entry.seq) === entry.word;
    if (entry.word === null) announce(say("table-undone"));
    for (const event of entry.events) {
      if (!wasStaged && this.live) await this.#move(event);
      this.now = happen(this.now, event);
      this.motion = null;
    }
    this.#catchUpWith([entry]);
    const told = entry.events.filter(({ type }) => !UNTOLD.has(type));
    if (told.length) announce(told.map(sayEvent).join(" "));
  }

  async #move({ type, facts }: EventView): Promise<void> {
    const figure = String(facts["figure"]);
    switch (type) {
      case "moved":
        return this.animate(figure, [String(facts["origin"]), String(facts["destination"])]);
      case "jumped":
        return this.animate(figure, [String(facts["origin"]), String(facts["destination"])]);
      case "placed":
        return this.#carry(figure, String(facts["space"]));
      case "threw":
        return this.#tumble();
    }
  }

  /** A figure goes along spaces, and then stands on the last. */
  async animate(figure: string, path: string[]): Promise<void> {
    const ms = stepTime();
    if (!ms) return;
    for (const [index, to] of path.slice(1).entries()) {
      const from = path[index] ?? to;
      const kind = this.#adjacent(from, to) ? "step" : "jump";
      this.motion = { figure, path: [from, to], kind, ms };
      await wait(ms);
    }
  }

  /** A beguiled figure is carried from where it stood; at the set-up it comes from nowhere. */
  async #carry(figure: string, space: string): Promise<void> {
    const ms = stepTime(1.5);
    const from = this.#lastStoodOn(figure);
    if (!ms || !from) return;
    this.now = { ...this.now, figures: { ...this.now.figures, [figure]: from } };
    this.motion = { figure, path: [from, space], kind: "carry", ms };
    await wait(ms);
  }

  #lastStoodOn(figure: string): string | undefined {
    if (this.now.hand !== figure) return undefined;
    return this.standings.findLast(({ figures }) => figure in figures)?.figures[figure];
  }

  async #tumble(): Promise<void> {
    const ms = stepTime(2);
    if (!ms) return;
    this.tumbling = true;
    await wait(ms);
    this.tumbling = false;
  }

  #adjacent(from: string, to: string): boolean {
    const space = this.view.board.spaces.find(({ name }) => name === from);
    return Object.values(space?.neighbours ?? {}).includes(to);
  }
}

export const sayEvent = ({ type, facts }: EventView): string => say(`event-${type}`, facts);
