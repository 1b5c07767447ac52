// How figures travel: transforms alone, so that nothing has to be laid out again.

import { UNIT } from "./geometry";
import type { Motion, Point } from "./types";

/** How high, in units of the picture, and how much larger for being nearer to the eye. */
const LEAP = { height: 0.7 * UNIT, size: 1.3 };
const CARRY = { height: 0.5 * UNIT, size: 1.45 };

export const motionless = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Stance {
  at: Point;
  lift: number;
  size: number;
  opacity?: number;
  easing?: string;
  offset?: number;
}

const on = (at: Point): Stance => ({ at, lift: 0, size: 1 });
const over = (at: Point, { height, size }: typeof LEAP): Stance => ({ at, lift: height, size });

const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** Sliding from space to space. */
function steps(points: Point[]): Stance[] {
  return points.map((point) => ({ ...on(point), easing: "ease-in-out" }));
}

/** Up on the way to each space, and down again. */
function leaps(points: Point[]): Stance[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const here = { ...on(point), easing: "ease-out" };
    return next ? [here, { ...over(between(point, next), LEAP), easing: "ease-in" }] : [here];
  });
}

/** Lifted, borne away over everything, and set down. */
function carried(points: Point[]): Stance[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return [
    { ...on(first), opacity: 1, easing: "ease-out" },
    { ...over(first, CARRY), opacity: 0.85, offset: 0.2, easing: "ease-in-out" },
    { ...over(last, CARRY), opacity: 0.85, offset: 0.85, easing: "ease-in" },
    { ...on(last), opacity: 1 },
  ];
}

const TRAVELS = { step: steps, jump: leaps, carry: carried };

/** Let an element go the motion's way, by points of a picture with so many pixels to a unit; it has
 *  to stand at the end already. */
export function travel(
  element: Element,
  { kind, ms }: Pick<Motion, "kind" | "ms">,
  points: Point[],
  pixels: number,
): Animation | null {
  if (points.length < 2 || ms <= 0 || motionless()) return null;
  const frames = TRAVELS[kind](points).map(({ at, lift, size, ...rest }) => ({
    ...rest,
    transform: `translate(${at.x * pixels}px, ${(at.y - lift) * pixels}px) scale(${size})`,
  }));
  return element.animate(frames, { duration: ms });
}
