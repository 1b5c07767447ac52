// Walking over the board by keys, on the picture as it is turned.

import type { Places } from "./geometry";
import type { BoardView, Point } from "./types";

const KEYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** The cosine of the widest angle at which a neighbour still lies in a direction. */
const AHEAD = 0.3;

/** A walk in one direction keeps to the line on which it began, though hexagons make it zigzag. */
export interface Walk {
  key: string;
  from: Point;
}

export interface Stride {
  space: string;
  walk: Walk;
}

/** The neighbour that lies nearest to the direction of an arrow key. */
export function strideTo(
  board: BoardView,
  places: Places,
  here: string,
  key: string,
  before: Walk | null,
): Stride | null {
  const ahead = KEYS[key];
  const at = places.get(here);
  if (!ahead || !at) return null;
  const walk = before?.key === key ? before : { key, from: at };
  const neighbours = board.spaces.find(({ name }) => name === here)?.neighbours ?? {};
  const found = Object.values(neighbours)
    .map((space) => {
      const there = places.get(space) ?? at;
      const [x, y] = [there.x - at.x, there.y - at.y];
      const cosine = (x * ahead.x + y * ahead.y) / (Math.hypot(x, y) || 1);
      const aside = (there.x - walk.from.x) * ahead.y + (there.y - walk.from.y) * ahead.x;
      return { space, cosine, aside: Math.abs(aside) - cosine / 1000 };
    })
    .filter(({ cosine }) => cosine > AHEAD)
    .sort((one, other) => one.aside - other.aside)[0];
  return found ? { space: found.space, walk } : null;
}

/** Spaces as one reads: line by line, from the left. */
export function inReadingOrder(spaces: Iterable<string>, places: Places): string[] {
  const point = (space: string): Point => places.get(space) ?? { x: 0, y: 0 };
  return [...spaces]
    .filter((space) => places.has(space))
    .sort((one, other) => {
      const down = point(one).y - point(other).y;
      return Math.abs(down) > 1 ? down : point(one).x - point(other).x;
    });
}

/** The next possible space after this one, or before it, and round again. */
export function nextOf(
  possible: string[],
  here: string,
  forward: boolean,
  places: Places,
): string | null {
  const all = inReadingOrder(new Set([...possible, here]), places);
  const step = forward ? 1 : all.length - 1;
  const next = all[(all.indexOf(here) + step) % all.length];
  return next === undefined || (next === here && !possible.includes(here)) ? null : next;
}
