// The game that is about to be made: sensible from the start, and as it was left the last time.
import { me } from "./me.svelte";
import { remember, remembered } from "./storage";
import { TEMPOS } from "./tempo";
import type { BoardChoice, Choices, DiceSource, HouseRules, NewGame, PositionView } from "./types";
import { say } from "./words.svelte";

export const HERE = "here";
/** For someone elsewhere, who is still to come. */
export const OPEN = "open";
export const MOST = 6;
export const MOST_OF_A_NAME = 24;

const NAMES = [
  "name-nefertari",
  "name-khufu",
  "name-hatshepsut",
  "name-ramses",
  "name-tiye",
  "name-imhotep",
];
const AS_THE_BOARD_SAYS: HouseRules = { laws_bind: null, temple_reentry: null, sanctuary: null };

type Kept = {
  board: string;
  count: number;
  players: string[];
  /** Empty where nobody has written another name than the one we propose. */
  names: string[];
  dice: DiceSource;
  rules: HouseRules;
  tempo: number | null;
  open: boolean;
  chat: boolean;
};

/** One person here against one bot, the easiest, on the board that comes first. */
function fresh({ boards, players }: Choices): Kept {
  const bot = players[0] ?? HERE;
  return {
    board: boards[0]?.name ?? "",
    count: 2,
    players: Array.from({ length: MOST }, (_, i) => (i === 0 ? HERE : bot)),
    names: Array.from({ length: MOST }, () => ""),
    dice: "program",
    rules: AS_THE_BOARD_SAYS,
    tempo: null,
    open: false,
    chat: true,
  };
}

/** A gentle bot on the small board, for whoever plays for the first time. */
function gentle(choices: Choices): Kept {
  const usual = fresh(choices);
  return { ...usual, board: "oasis", players: usual.players.with(1, "scribe") };
}

/** What follows the # where such a game is about to be made. */
export const FIRST = "first";

/** As it was left, as far as all of it is still there to be chosen. */
function lastTime(choices: Choices): Kept {
  const usual = fresh(choices);
  const found = remembered("new-game") as Partial<Kept> | null;
  if (!found) return usual;
  const levels = levelsOf(choices);
  const texts = (value: unknown): string[] =>
    Array.from({ length: MOST }, (_, i) => {
      const text: unknown = Array.isArray(value) ? value[i] : "";
      return typeof text === "string" ? text : "";
    });
  const { laws_bind, temple_reentry, sanctuary } = found.rules ?? AS_THE_BOARD_SAYS;
  return {
    board: choices.boards.some(({ name, problem }) => name === found.board && !problem)
      ? String(found.board)
      : usual.board,
    count: Number.isInteger(found.count) ? Number(found.count) : usual.count,
    players: texts(found.players).map((player, i) =>
      levels.includes(player) ? player : (usual.players[i] ?? HERE),
    ),
    names: texts(found.names),
    dice: found.dice === "hand" ? "hand" : "program",
    rules: {
      laws_bind: laws_bind === "mover" || laws_bind === "owner" ? laws_bind : null,
      temple_reentry:
        temple_reentry === "never" || temple_reentry === "same-move" ? temple_reentry : null,
      sanctuary: typeof sanctuary === "boolean" ? sanctuary : null,
    },
    tempo: TEMPOS.includes(found.tempo ?? null) ? (found.tempo ?? null) : null,
    open: found.open === true,
    chat: found.chat !== false,
  };
}

/** Who can be at a seat: nobody comes from elsewhere to a table that only this machine reaches. */
function levelsOf({ players }: Choices): string[] {
  return me().online ? [HERE, OPEN, ...players] : [HERE, ...players];
}

export class Draft {
  readonly choices: Choices;
  /** What one is called, while the server does not know it yet. */
  myName = $state("");
  #kept: Kept;

  constructor(
    choices: Choices,
    /** The position that the game is to begin with, if not an empty board: it says what is played. */
    readonly position: PositionView | null = null,
    /** Whether it is the first game, which is always the same: what others are like is kept. */
    readonly first = false,
  ) {
    this.choices = choices;
    this.#kept = $state(first ? gentle(choices) : lastTime(choices));
  }

  get kept(): Kept {
    return this.#kept;
  }

  get board(): BoardChoice | undefined {
    return this.choices.boards.find(({ name }) => name === this.#kept.board);
  }

  /** How many may play on the board. */
  get counts(): number[] {
    return this.board?.players ?? [];
  }

  get count(): number {
    if (this.position) return this.position.seats.length;
    const { counts } = this;
    return counts.includes(this.#kept.count) ? this.#kept.count : (counts[0] ?? 2);
  }

  /** Which seats they take. */
  get seats(): number[] {
    if (this.position) return this.position.seats;
    return (
      this.board?.seats?.[this.count] ?? Array.from({ length: this.count }, (_, index) => index)
    );
  }

  get levels(): string[] {
    return levelsOf(this.choices);
  }

  /** Who decides for those playing. */
  get players(): string[] {
    return this.#kept.players.slice(0, this.count);
  }

  /** Whether someone elsewhere is to come. */
  get inviting(): boolean {
    return this.players.includes(OPEN);
  }

  /** Leave a seat free for a friend, if there is none yet. */
  expectFriend(): void {
    if (this.inviting) return;
    const bot = this.players.findIndex((player) => player !== HERE);
    this.#kept.players[bot < 0 ? this.count - 1 : bot] = OPEN;
  }

  /** What the player there is called, the nth of those playing. */
  name(nth: number): string {
    return this.#kept.names[nth]?.trim() || this.#proposed(nth);
  }

  rename(nth: number, name: string): void {
    this.#kept.names[nth] = name.trim() === this.#proposed(nth) ? "" : name;
  }

  /** Whoever is known by a name plays under it; the others are called as people once were. */
  #proposed(nth: number): string {
    const mine = me().name ?? this.myName.trim();
    return me().online && mine && this.players.indexOf(HERE) === nth ? mine : proposed(nth);
  }

  /** How many house rules differ from what the board says. */
  get changedRules(): number {
    return Object.values(this.#kept.rules).filter((rule) => rule !== null).length;
  }

  get wanted(): NewGame {
    const { board, dice, rules, tempo, open, chat } = this.#kept;
    const { inviting, position } = this;
    return {
      ...(position
        ? { position: position.position, house_rules: {} }
        : { board, house_rules: { ...rules } }),
      seats: this.players.map((player, nth) => ({
        name: player === OPEN ? proposed(nth) : this.name(nth),
        player,
      })),
      dice,
      name: null,
      tempo: inviting ? tempo : null,
      open: inviting && me().lobby && open,
      chat,
    };
  }

  remember(): void {
    if (!this.first) remember("new-game", $state.snapshot(this.#kept));
  }
}

export function proposed(nth: number): string {
  return say(NAMES[nth % NAMES.length] ?? "name-nefertari");
}
