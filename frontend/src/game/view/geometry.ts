// Where things are on the picture.

import { short, stampOf, type Stamp } from "./stamps";
import type { BoardView, Point, SpaceView } from "./types";

export type Places = ReadonlyMap<string, Point>;

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the middle of a hexagon to its corner. */
export const UNIT = 20;
/** Spaces whose heights differ by less are in one row, in units of a hexagon's corner. */
const ONE_ROW = 0.1;
const MARGIN = 0.35 * UNIT;
/** A disc beside a hexagon. */
const DISC = 0.72;

const MIDDLE: Point = { x: 0, y: 0 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function turned({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Where the middle of each space is once the picture is turned. */
export function placesOf(board: BoardView, degrees: number): Places {
  return new Map(
    board.spaces.map(({ name, x, y }) => [name, turned({ x: x * UNIT, y: y * UNIT }, degrees)]),
  );
}

/** What has to be seen of the picture. */
export function frameOf(places: Places): Frame {
  const xs = [...places.values()].map(({ x }) => x);
  const ys = [...places.values()].map(({ y }) => y);
  const reach = UNIT + MARGIN;
  const left = Math.min(...xs) - reach;
  const top = Math.min(...ys) - reach;
  return {
    left,
    top,
    width: Math.max(...xs) + reach - left,
    height: Math.max(...ys) + reach - top,
  };
}

/** The side of the largest squares around all middles that do not overlap: what a finger gets. */
export function squareOf(places: Places): number {
  const points = [...places.values()].sort((one, other) => one.x - other.x);
  let least = 2 * UNIT;
  points.forEach((one, index) => {
    for (let next = index + 1; next < points.length; next += 1) {
      const other = points[next] ?? one;
      if (other.x - one.x >= least) break; // and so are all that follow
      least = Math.min(least, Math.max(other.x - one.x, Math.abs(one.y - other.y)));
    }
  });
  return least;
}

/** The space nearest to a point, if there is one near enough: as a rule, one it lies on. */
export function spaceNear(places: Places, point: Point, enough = UNIT): string | null {
  let [nearest, least]: [string | null, number] = [null, enough];
  for (const [space, { x, y }] of places) {
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance < least) [nearest, least] = [space, distance];
  }
  return nearest;
}

/** Spaces as they are seen once the board is turned: row by row from above, from a side. */
export function inRows(spaces: SpaceView[], degrees: number, fromRight = false): SpaceView[] {
  const side = fromRight ? -1 : 1;
  return spaces
    .map((space) => ({ space, at: turned(space, degrees) }))
    .sort((one, other) => {
      const down = one.at.y - other.at.y;
      return Math.abs(down) > ONE_ROW ? down : side * (one.at.x - other.at.x);
    })
    .map(({ space }) => space);
}

function cornersAround({ x, y }: Point, radius: number, degrees: number): Point[] {
  return [30, 90, 150, 210, 270, 330].map((corner) => ({
    x: x + radius * Math.cos(radians(corner + degrees)),
    y: y + radius * Math.sin(radians(corner + degrees)),
  }));
}

export function pathOf(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${short(x)} ${short(y)}`).join("");
}

/** The outline of spaces, `size` times as large: a hexagon turned with the board, or a disc. */
export function outline(size: number, hexagonal: boolean, degrees: number): Stamp {
  if (hexagonal) return stampOf(`${pathOf(cornersAround(MIDDLE, size * UNIT, degrees))}Z`);
  const radius = short(DISC * size * UNIT);
  const half = (way: string) => `A${radius} ${radius} 0 1 0 ${way}${radius} 0`;
  return stampOf(`M-${radius} 0${half("")}${half("-")}Z`);
}

/** The edge of a group of hexagons: every side that none of its own hexagons shares. */
export function borderOf(degrees: number): (middles: Point[]) => string {
  const corners = cornersAround(MIDDLE, UNIT, degrees);
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % 6] ?? from;
    const across = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return { across, drawn: stampOf(pathOf([from, to])) };
  });
  return (middles) => {
    const found = new Map<string, string>(); // by where the middle of a side is
    for (const { x, y } of middles)
      for (const { across, drawn } of sides) {
        const key = `${Math.round(x + across.x)} ${Math.round(y + across.y)}`;
        found.set(key, found.has(key) ? "" : drawn({ x, y }));
      }
    return [...found.values()].join("");
  };
}

/** One of three tones, so that no two hexagons of the same tone touch. */
export function toneOf(space: SpaceView, first: SpaceView): number {
  const row = Math.round((space.y - first.y) / 1.5);
  const column = (space.x - first.x) / Math.sqrt(3) - row / 2;
  return (((Math.round(column) - row) % 3) + 3) % 3;
}

/** The lines between adjacent spaces, each once. */
export function linesOf(board: BoardView, places: Places): string {
  return board.spaces
    .flatMap(({ name, neighbours }) =>
      Object.values(neighbours)
        .filter((other) => name < other)
        .map((other) => [places.get(name), places.get(other)]),
    )
    .map((ends) => pathOf(ends.filter((end) => end !== undefined)))
    .join("");
}
