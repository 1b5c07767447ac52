// One game: what the server told of it, shown one event after the other, and every earlier view.

import { announce } from "../lib/announce.svelte";
import { AwayError, ProblemError, requestId } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type {
  Accepted,
  Ask,
  EntryView,
  EventView,
  FromServer,
  GameView,
  Stuck,
  TableAction,
} from "../lib/types";
import { say, setNames } from "../lib/words.svelte";
import { type Authority, type Line, served } from "./authority";
import { Company } from "./company.svelte";
import { beginning, fold, happen, type Standing } from "./fold";
import { Replay } from "./replay.svelte";
import { isTold, isTurningPoint, saySaying } from "./sayings";
import { Stage } from "./stage.svelte";
import { Talking } from "./talking.svelte";

/** More entries than that at once are not shown one by one. */
const FEW = 4;
/** Nor is a queue that has grown longer than that: the eyes have fallen behind. */
const BEHIND = 24;
/** How long the socket may take with news of what a request brought about. */
const PATIENCE = 1500;
/** What is clear from what comes next. */
const UNTOLD = new Set(["turn-over", "stopped"]);

export type Absence = "no-such-game" | "deleted" | "removed";

/** Sends a request. Sent again it is the same one still, which the server carries out only once. */
export type Send = () => Promise<unknown>;

type WithoutId<Action> = Action extends TableAction ? Omit<Action, "id"> : never;

export class Game {
  view: GameView = $state.raw() as GameView;
  name: string | null = $state(null);
  readonly company: Company;
  readonly stage: Stage;
  readonly talking: Talking;
  /** The decisions that stand and have been shown. */
  line: EntryView[] = $state.raw([]);
  /** What people have said about the game, that decisions were taken back included. */
  sayings: EntryView[] = $state.raw([]);
  /** The game after each number of decisions: what one steps through. */
  standings: Standing[] = $state.raw([]);
  /** The game as it is shown to be now, in the middle of a motion too. */
  now: Standing = $state.raw() as Standing;
  /** How many entries of the log have been shown. */
  seq = $state(0);
  /** The last of them that was decided or taken back: what was chosen before it is void. */
  decided = $state(0);
  /** How many have come in. */
  known = $state(0);
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
  readonly shown: Standing = $derived.by(() => {
    if (this.looking === null) return this.now;
    return this.#replay?.now ?? this.standings[this.looking] ?? this.now;
  });
  readonly live = $derived(this.looking === null);

  #replay: Replay | null = $state.raw(null);
  #socket: Line | null = null;
  #queue: { entry: EntryView; swiftly: boolean }[] = [];
  #playing = false;
  /** The next decisions, if they are those that were sent from here and shown already. */
  #expected: string[] = [];
  #fresh = true;
  #closed = false;

  constructor(
    view: GameView,
    readonly authority: Authority = served(view.id),
  ) {
    this.view = view;
    this.name = view.name;
    this.company = new Company(view.company, authority);
    this.stage = new Stage(view.board);
    this.talking = new Talking(view.id);
    this.now = beginning(view);
    this.standings = [this.now];
    this.#catchUpWith(view.entries);
    this.known = this.seq;
  }

  /** Hear what happens from now on, until `close`. */
  open(): void {
    this.#socket = this.authority.listen({
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
    this.#stopReplay();
    this.#socket?.close();
    setNames({});
  }

  retry(): void {
    this.#socket?.retry();
  }

  setPace(): void {
    this.#socket?.setPace(settings.speed);
  }

  /** Whether somebody at this screen decides for the seat, if it is the seat's turn. */
  decidesHere(seat: number | "chance" | null): boolean {
    return this.company.goesOn && typeof seat === "number" && this.company.isMine(seat);
  }

  /** Look at the game as it was after so many decisions; at the last one, follow it again. */
  lookAt(decisions: number): void {
    this.#stopReplay();
    const at = Math.max(0, Math.min(decisions, this.line.length));
    this.looking = at === this.line.length ? null : at;
    const word = this.line[at - 1];
    announce(word ? word.events.map(sayEvent).join(" ") : say("look-start"));
  }

  /** Show everything once more that was decided after so many decisions. */
  async replay(from: number): Promise<void> {
    this.#stopReplay();
    const replay = new Replay(this.standings.slice(0, from + 1));
    for (const [index, entry] of this.line.slice(from).entries()) {
      this.looking = from + index;
      this.#replay = replay;
      announce(entry.events.map(sayEvent).join(" "));
      await replay.show(entry, this.stage);
      if (replay.stopped) return;
    }
    this.lookAt(this.line.length);
  }

  #stopReplay(): void {
    if (!this.#replay) return;
    this.#replay.stopped = true;
    this.#replay = null;
    this.stage.motion = null;
  }

  // --- asking the server ---

  /** To carry out decisions. The first so many were shown while they were staged: not once again. */
  decide(decisions: string[], shown = 0): Send {
    return this.#request((ask) => {
      this.#expected = decisions.slice(0, shown);
      return this.authority.decide({ ...ask, decisions });
    });
  }

  throwSticks(): Send {
    return this.#request((ask) => this.authority.throwSticks(ask));
  }

  undo(): Send {
    return this.#request((ask) => this.authority.undo(ask));
  }

  /** To keep a seat's set-up until its turn comes. */
  arrange(seat: number, decisions: string[]): Send {
    const id = requestId();
    return () => this.#send(() => this.authority.arrange({ id, seat, decisions }));
  }

  /** To do something about the table itself; the answer is the last entry of the log then. */
  act(action: WithoutId<TableAction>): () => Promise<number> {
    const told = { ...action, id: requestId() } as TableAction;
    return () => this.#send(() => this.authority.act(told));
  }

  /** A request for the game as it stands now, whenever it is sent. */
  #request(carryOut: (ask: Ask) => Promise<Accepted>): Send {
    const ask = { id: requestId(), seen: this.seq };
    return () => this.#send(() => carryOut(ask));
  }

  async #send(request: () => Promise<Accepted>): Promise<number> {
    try {
      const { seq } = await request();
      this.retry(); // whoever answers can be listened to as well
      setTimeout(() => {
        if (this.known < seq) void this.catchUp().catch(() => undefined);
      }, PATIENCE);
      return seq;
    } catch (error) {
      if (!(error instanceof AwayError)) this.#expected = [];
      if (error instanceof ProblemError) {
        if (error.problem.error === "stale") await this.catchUp();
        if (error.problem.error === "no-such-game") this.absence = "no-such-game";
      }
      throw error;
    }
  }

  /** Ask for everything that was missed; the socket may be down, or slow. */
  async catchUp(): Promise<void> {
    const { entries, company } = await this.authority.game();
    const isLate = (entries.at(-1)?.seq ?? 0) < this.known; // the socket has told more meanwhile
    if (!isLate) this.company.hear(company);
    this.#receive(entries);
  }

  // --- hearing from it ---

  #hear(message: FromServer): void {
    switch (message.type) {
      case "news":
        this.company.hear(message.company);
        return this.#receive(message.entries);
      case "company":
        return this.company.hear(message.company);
      case "present":
        return this.company.see(message);
      case "talk":
        return this.talking.hear(message.talk);
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
      case "removed":
        this.absence = message.type;
        this.close();
    }
  }

  #receive(entries: EntryView[]): void {
    const fresh = entries.filter(({ seq }) => seq > this.known);
    const missed = fresh.filter(({ word }) => word !== null).length - this.#expected.length;
    const swiftly = document.hidden || (this.#fresh && missed > FEW);
    this.#fresh = false;
    for (const entry of fresh) {
      this.#queue.push({ entry, swiftly });
      this.known = entry.seq;
    }
    if (fresh.some(isTurningPoint)) this.thinking = this.stuck = null;
    if (!this.#playing) void this.#play();
  }

  // --- showing it ---

  async #play(): Promise<void> {
    this.#playing = true;
    while (this.#queue.length && !this.#closed) {
      const hurried = this.#queue.findLastIndex(({ swiftly }) => swiftly) + 1;
      const many = this.#queue.length > BEHIND ? this.#queue.length : hurried;
      if (many) {
        const entries = this.#queue.splice(0, many).map(({ entry }) => entry);
        this.#catchUpWith(entries);
        const count = entries.filter(({ word }) => word !== null).length;
        if (count) announce(say("table-caught-up", { count }));
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
        if (this.#expected.shift() !== entry.word) this.#expected = [];
      }
      if (isTurningPoint(entry)) this.decided = entry.seq;
    }
    const said = entries.filter(({ word }) => word === null);
    if (said.length) this.sayings = [...this.sayings, ...said];
    this.line = line;
    this.standings = standings;
    this.now = standings.at(-1) ?? this.now;
    this.seq = entries.at(-1)?.seq ?? this.seq;
    if (this.looking !== null && this.looking >= line.length) {
      this.#stopReplay();
      this.looking = null;
    }
  }

  async #show(entry: EntryView): Promise<void> {
    const wasStaged = this.#expected[0] === entry.word;
    for (const event of entry.events) {
      if (this.live && wasStaged) this.stage.accompany(event);
      else if (this.live) await this.stage.perform(event, this);
      this.now = happen(this.now, event);
      if (!this.#replay) this.stage.motion = null;
    }
    this.#catchUpWith([entry]);
    const told = entry.events.filter(({ type }) => !UNTOLD.has(type)).map(sayEvent);
    if (isTold(entry)) told.push(saySaying(entry));
    if (told.length) announce(told.join(" "));
  }
}

export const sayEvent = ({ type, facts }: EventView): string => say(`event-${type}`, facts);
