// What a bot would do in the player's place: asked for, shown, and laid out if it is liked.

import type { Suggestion } from "../lib/types";
import { number, say } from "../lib/words.svelte";
import { isOpen } from "./company.svelte";
import type { Game } from "./game.svelte";
import { trouble } from "./notice";
import { wait } from "./pace";
import type { Turn } from "./turn.svelte";

/** Milliseconds until the bot is asked again that is still being made ready. */
const AGAIN = 2500;

export class Hinting {
  suggestion: Suggestion | null = $state.raw(null);
  /** What is going on until there is one. */
  state: "idle" | "thinking" | "preparing" = $state("idle");

  #asked = 0;

  constructor(
    readonly game: Game,
    readonly turn: Turn,
  ) {}

  /** Not where people far away play, or may still sit down, who could not see that one was told. */
  readonly offered: boolean = $derived.by(
    () =>
      this.game.authority.suggest !== undefined &&
      !this.game.company.isApart &&
      !this.game.company.seats.some(isOpen) &&
      this.turn.open &&
      !this.turn.placing &&
      !this.turn.complete &&
      this.turn.options !== null,
  );

  /** Whether there is something to lay out. */
  readonly usable: boolean = $derived.by(
    () => this.suggestion !== null && this.suggestion.line[0] !== "stop",
  );

  async ask(): Promise<void> {
    const { suggest } = this.game.authority;
    if (!this.offered || !suggest || this.state !== "idle") return;
    const ticket = ++this.#asked;
    this.state = "thinking";
    try {
      while (ticket === this.#asked) {
        const { suggestion } = await suggest(this.game.decided, this.turn.staged);
        if (ticket !== this.#asked) return;
        if (suggestion) return this.#show(suggestion);
        this.state = "preparing";
        await wait(AGAIN);
      }
    } catch (error) {
      if (ticket !== this.#asked) return;
      this.drop();
      this.turn.notice = trouble(error, () => void this.ask());
    }
  }

  #show(suggestion: Suggestion): void {
    this.state = "idle";
    this.turn.notice = null;
    this.suggestion = suggestion;
  }

  /** Forget it: the game has gone on, or something else was chosen. */
  drop(): void {
    this.#asked += 1;
    this.state = "idle";
    this.suggestion = null;
  }

  async use(): Promise<void> {
    const { suggestion } = this;
    if (!suggestion || !this.usable) return;
    this.drop();
    await this.turn.adopt(suggestion);
  }
}

/** What is suggested, as a sentence. */
export function sayMove({ line, stick, figure, through }: Suggestion): string {
  if (stick && !figure) return say("hint-pass", { stick });
  if (line[0] === "stop" || !figure) return say("hint-stop");
  const told = { figure, origin: through[0] ?? "", destination: through.at(-1) ?? "" };
  return stick ? say("hint-take", { stick, ...told }) : say("hint-go-on", told);
}

/** What speaks for it. */
export const sayReasons = ({ reasons }: Suggestion): string =>
  reasons.map(({ why, facts }) => say(`hint-why-${why}`, facts)).join(" ");

export const sayChance = ({ chance }: Suggestion): string =>
  say("hint-chance", { percent: number(Math.round(chance * 100)) });
