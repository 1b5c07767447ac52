// The game that is about to be made: sensible from the start, and as it was left the last time.
import { remember, remembered } from "./storage";
import type { BoardChoice, Choices, DiceSource, HouseRules, NewGame } from "./types";
import { say } from "./words.svelte";

export const HERE = "here";
export const MOST = 6;

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
  };
}

/** As it was left, as far as all of it is still there to be chosen. */
function lastTime(choices: Choices): Kept {
  const usual = fresh(choices);
  const found = remembered("new-game") as Partial<Kept> | null;
  if (!found) return usual;
  const levels = [HERE, ...choices.players];
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
  };
}

export class Draft {
  readonly choices: Choices;
  #kept: Kept;

  constructor(choices: Choices) {
    this.choices = choices;
    this.#kept = $state(lastTime(choices));
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
    const { counts } = this;
    return counts.includes(this.#kept.count) ? this.#kept.count : (counts[0] ?? 2);
  }

  /** Which seats they take. */
  get seats(): number[] {
    return (
      this.board?.seats?.[this.count] ?? Array.from({ length: this.count }, (_, index) => index)
    );
  }

  /** What the player there is called, the nth of those playing. */
  name(nth: number): string {
    return this.#kept.names[nth]?.trim() || proposed(nth);
  }

  rename(nth: number, name: string): void {
    this.#kept.names[nth] = name.trim() === proposed(nth) ? "" : name;
  }

  /** How many house rules differ from what the board says. */
  get changedRules(): number {
    return Object.values(this.#kept.rules).filter((rule) => rule !== null).length;
  }

  get wanted(): NewGame {
    const { board, players, dice, rules } = this.#kept;
    return {
      board,
      house_rules: { ...rules },
      seats: Array.from({ length: this.count }, (_, nth) => ({
        name: this.name(nth),
        player: players[nth] ?? HERE,
      })),
      dice,
      name: null,
    };
  }

  remember(): void {
    remember("new-game", $state.snapshot(this.#kept));
  }
}

export function proposed(nth: number): string {
  return say(NAMES[nth % NAMES.length] ?? "name-nefertari");
}
