// Many drawings as one path, which a browser is done with sooner than with as many elements: a
// drawing is told once from its first point on, and then put down wherever it is wanted.

import type { Point } from "./types";

/** The drawing at a place, as path data. */
export type Stamp = (at: Point) => string;

/** How many numbers a command takes; of those, the last ones are where it leads. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7, Z: 0 };
/** Of an arc, what stays as it is: how it is turned, and which of four it is. */
const FLAGS = [2, 3, 4];

export const short = (length: number): string => String(Math.round(length * 100) / 100);

/** A drawing around (0, 0), so many times as large, for any place. */
export function stampOf(drawing: string, size = 1): Stamp {
  let here = { x: 0, y: 0 };
  let begin = here; // of the line that Z closes
  let first: Point | null = null;
  let rest = "";
  for (const { command, numbers } of commandsOf(drawing)) {
    const kind = command.toUpperCase();
    const from = command === kind ? here : { x: 0, y: 0 };
    const told = numbers.map((number, index) => {
      if (kind === "A" && index < 5) return FLAGS.includes(index) ? number : number * size;
      const down = kind === "V" || (kind !== "H" && (index + (kind === "A" ? 1 : 0)) % 2 === 1);
      return (number - (down ? from.y : from.x)) * size;
    });
    if (first) rest += kind.toLowerCase() + told.map(short).join(" ");
    const [x = 0, y = 0] = told.slice(-2).map((number) => number / size);
    if (kind === "Z") here = begin;
    else if (kind === "H") here = { x: here.x + x, y: here.y };
    else if (kind === "V") here = { x: here.x, y: here.y + x };
    else here = { x: here.x + x, y: here.y + y };
    if (kind === "M") begin = here;
    first ??= { x: here.x * size, y: here.y * size };
  }
  const start = first ?? here;
  return ({ x, y }) => `M${short(x + start.x)} ${short(y + start.y)}${rest}`;
}

/** One by one: a command that is followed by more numbers than it takes goes on. */
function commandsOf(drawing: string): { command: string; numbers: number[] }[] {
  return Array.from(drawing.matchAll(/([a-z])([^a-z]*)/gi), ([, command = "", rest = ""]) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const each = NUMBERS[command.toUpperCase()];
    if (each !== numbers.length) throw new Error(`${command}${rest}: not ${each} numbers`);
    return { command, numbers };
  });
}
