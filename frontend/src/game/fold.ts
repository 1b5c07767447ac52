// The game as it stands, folded from what happened. No rules: the events say it all.

import type { EntryView, EventView, GameView, Next } from "../lib/types";
import type { Stick } from "./view/types";

export interface Standing {
  figures: Record<string, string>;
  sticks: Stick[];
  /** The figure that was lifted off the board and waits for its owner. */
  hand: string | null;
  /** The spaces of the move that was made last. */
  trail: string[];
  /** How many turns have begun. */
  turns: number;
  next: Next;
}

/** How a game stands before anything is decided: on an empty board, or as someone has set it up. */
export function beginning({ beginning: laid, start }: GameView): Standing {
  const { figures, hand } = laid;
  const turns = start.figure === null ? 0 : 1; // whose stick was taken before
  return { figures, sticks: unused(laid), hand, trail: [], turns, next: start };
}

function unused({ sticks }: GameView["beginning"]): Stick[] {
  return Object.entries(sticks).map(([kind, face]) => ({ kind, face, used: false }));
}

/** What stands after an entry's events; its `next` says what comes then. */
export function fold(before: Standing, entry: EntryView): Standing {
  return { ...entry.events.reduce(happen, before), next: entry.next };
}

/** What stands after one event. */
export function happen(standing: Standing, event: EventView): Standing {
  const fact = (name: string) => String(event.facts[name]);
  const stand = (figure: string, space: string) => ({ ...standing.figures, [figure]: space });
  switch (event.type) {
    case "placed": {
      const figures = stand(fact("figure"), fact("space"));
      return { ...standing, figures, hand: null };
    }
    case "threw":
      return { ...standing, sticks: sticksOf(fact("faces")), trail: [] };
    case "took":
    case "passed": {
      const sticks = using(standing.sticks, fact("stick"));
      return { ...standing, sticks, trail: [], turns: standing.turns + 1 };
    }
    case "moved":
    case "jumped": {
      const figures = stand(fact("figure"), fact("destination"));
      const gone = standing.trail.length ? standing.trail : [fact("origin")];
      return { ...standing, figures, trail: [...gone, fact("destination")] };
    }
    case "beguiled": {
      const figures = { ...standing.figures };
      delete figures[fact("figure")];
      return { ...standing, figures, hand: fact("figure") };
    }
    default:
      return standing;
  }
}

/** Sticks as the notation writes a throw: `F1W2nC4I3J1K4`. */
export function sticksOf(throwWord: string): Stick[] {
  return [...throwWord.matchAll(/([FWCIJK])(\d)(n?)/g)].map(([, kind, icons, naal]) => ({
    kind: kind ?? "",
    face: { icons: Number(icons), naal: naal === "n" },
    used: false,
  }));
}

function using(sticks: Stick[], kind: string): Stick[] {
  return sticks.map((stick) => (stick.kind === kind ? { ...stick, used: true } : stick));
}
