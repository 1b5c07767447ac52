// What is worth telling of a game: counted from what happened, and from how far each seat had to go.

import { seatOf } from "../../lib/kinds";
import type { EntryView, EventView, FaceView, Next } from "../../lib/types";

/** A game as far as its story needs it. */
export interface Course {
  seats: readonly number[];
  start: Next;
  /** The decisions that stand. */
  line: readonly EntryView[];
  /** The faces of each stick. */
  faces: Readonly<Record<string, readonly FaceView[]>>;
}

export interface Story {
  turns: number;
  throws: number;
  /** Milliseconds between the first decision and the last. */
  took: number;
  /** How far each seat had to go at first, and after each turn. */
  race: Race;
  /** Who had the shortest way to go in the end, if one had. */
  ahead: number | null;
  /** How often somebody overtook whoever led. */
  overtakings: number;
  /** The turning points, in the order in which they came. */
  moments: Moment[];
  mostBeguiled: { figure: string; times: number } | null;
  longestChain: { figure: string; jumps: number; at: number } | null;
  players: Player[];
}

export interface Race {
  /** How many decisions stood then. */
  at: number[];
  remaining: Record<number, number>[];
}

export interface Moment {
  /** The lead taken for good; a figure sent back; a long way in one move. */
  kind: "lead" | "fall" | "leap";
  /** The number of the turn, and how many decisions stood after it. */
  turn: number;
  at: number;
  seat: number;
  /** What moved, or was sent back, and by which. */
  figure: string | null;
  by: string | null;
  /** How many steps were lost or gained. */
  steps: number;
}

export interface Player {
  seat: number;
  remaining: number;
  /** How many figures were beguiled by this seat's moves, and how many of its own were. */
  beguiled: number;
  lost: number;
  /** Its throws, the icons they showed, those to be expected, and how far off is usual. */
  throws: number;
  icons: number;
  expected: number;
  usual: number;
}

/** A turn: what happened, and how far each seat had to go before and after. */
interface Turn {
  number: number;
  at: number;
  events: EventView[];
  before: Record<number, number>;
  after: Record<number, number>;
}

const FALLS = 2;
const LEAPS = 1;
/** Fewer steps than that turn nothing. */
const LEAST = 3;

export function story(course: Course): Story {
  const turns = turnsOf(course);
  const leaders = turns.map(leader());
  const events = course.line.flatMap((entry) => entry.events);
  const last = course.line.at(-1);
  return {
    turns: turns.length,
    throws: events.filter(({ type }) => type === "threw").length,
    took: last ? Date.parse(last.at) - Date.parse(course.line[0]?.at ?? last.at) : 0,
    race: {
      at: [0, ...turns.map(({ at }) => at)],
      remaining: [course.start.remaining, ...turns.map(({ after }) => after)],
    },
    ahead: alone(turns.at(-1)?.after ?? {}),
    overtakings: leaders.filter((seat, index) => {
      const before = leaders[index - 1] ?? null;
      return before !== null && seat !== before;
    }).length,
    moments: momentsOf(turns, leaders),
    mostBeguiled: mostBeguiled(events),
    longestChain: longestChain(turns),
    players: course.seats.map((seat) => player(seat, course)),
  };
}

function turnsOf({ line, start }: Course): Turn[] {
  const turns: Turn[] = [];
  let open: Turn | null = null;
  let now = start.remaining;
  for (const [index, { events, next }] of line.entries()) {
    const begins = events.some(({ type }) => type === "took" || type === "passed");
    if (begins) {
      open = { number: turns.length + 1, at: 0, events: [], before: now, after: now };
      turns.push(open);
    } else if (events.some(({ type }) => type === "threw")) open = null;
    now = next.remaining;
    if (!open) continue;
    open.events.push(...events);
    open.after = now;
    open.at = index + 1;
  }
  return turns;
}

/** The one seat with the shortest way to go. */
function alone(remaining: Record<number, number>): number | null {
  const least = Math.min(...Object.values(remaining));
  const first = Object.entries(remaining).filter(([, steps]) => steps === least);
  return first.length === 1 ? Number(first[0]?.[0]) : null;
}

/** Who leads after each turn: whoever drew level has not overtaken anybody. */
function leader(): (turn: Turn) => number | null {
  let leads: number | null = null;
  return ({ after }) => (leads = alone(after) ?? leads);
}

// --- turning points ---

function momentsOf(turns: Turn[], leaders: (number | null)[]): Moment[] {
  const greatest = (kind: Moment["kind"], most: number): Moment[] =>
    turns
      .flatMap((turn) => CHANGES[kind](turn))
      .filter(({ steps }) => steps >= LEAST)
      .sort((one, other) => other.steps - one.steps)
      .slice(0, most);
  // What comes of a turn stands after what happened in it.
  return [...greatest("fall", FALLS), ...greatest("leap", LEAPS), ...forGood(turns, leaders)].sort(
    (one, other) => one.at - other.at,
  );
}

/** The turn after which nobody else has led. */
function forGood(turns: Turn[], leaders: (number | null)[]): Moment[] {
  const seat = alone(turns.at(-1)?.after ?? {});
  if (seat === null) return [];
  const turn = turns[leaders.findLastIndex((leads) => leads !== seat) + 1];
  return turn ? [moment("lead", turn, seat, { steps: 0 })] : [];
}

const CHANGES: Record<Moment["kind"], (turn: Turn) => Moment[]> = {
  lead: () => [],
  fall: (turn) => {
    const beguiled = turn.events.filter(({ type }) => type === "beguiled");
    return beguiled.slice(-1).map(({ facts }) => {
      const [figure, by] = [String(facts["figure"]), String(facts["by"])];
      const steps = -gained(turn, seatOf(figure));
      return moment("fall", turn, seatOf(figure), { figure, by, steps });
    });
  },
  leap: (turn) => {
    const took = turn.events.find(({ type }) => type === "took");
    if (!took) return [];
    const figure = String(took.facts["figure"]);
    return [moment("leap", turn, seatOf(figure), { figure, steps: gained(turn, seatOf(figure)) })];
  },
};

function moment(
  kind: Moment["kind"],
  { number, at }: Turn,
  seat: number,
  told: { figure?: string; by?: string; steps: number },
): Moment {
  return { kind, turn: number, at, seat, figure: null, by: null, ...told };
}

const gained = ({ before, after }: Turn, seat: number): number =>
  (before[seat] ?? 0) - (after[seat] ?? 0);

// --- what was remarkable ---

function mostBeguiled(events: EventView[]): Story["mostBeguiled"] {
  const times = new Map<string, number>();
  for (const { type, facts } of events) {
    const figure = String(facts["figure"]);
    if (type === "beguiled") times.set(figure, (times.get(figure) ?? 0) + 1);
  }
  const most = Math.max(...times.values());
  const first = [...times].find(([, count]) => count === most);
  return first && most > 1 ? { figure: first[0], times: most } : null;
}

function longestChain(turns: Turn[]): Story["longestChain"] {
  let longest: Story["longestChain"] = null;
  for (const { events, at } of turns) {
    let jumps = 0;
    for (const { type, facts } of events) {
      if (type === "moved") jumps = 0;
      if (type === "jumped") jumps += 1;
      if (jumps > 1 && jumps > (longest?.jumps ?? 0))
        longest = { figure: String(facts["figure"]), jumps, at };
    }
  }
  return longest;
}

// --- the players, and their luck ---

function player(seat: number, { line, start, faces }: Course): Player {
  const told = { beguiled: 0, lost: 0, throws: 0, icons: 0 };
  for (const { by, events } of line) {
    for (const { type, facts } of events) {
      if (type === "beguiled" && by === seat) told.beguiled += 1;
      if (type === "beguiled" && seatOf(String(facts["figure"])) === seat) told.lost += 1;
      if (type === "threw" && Number(facts["seat"]) === seat) {
        told.throws += 1;
        told.icons += iconsOf(String(facts["faces"]));
      }
    }
  }
  const { mean, variance } = chances(faces);
  return {
    seat,
    remaining: (line.at(-1)?.next ?? start).remaining[seat] ?? 0,
    ...told,
    expected: told.throws * mean,
    usual: Math.sqrt(told.throws * variance),
  };
}

/** The icons of a throw, as the notation writes it: `F1W2nC4I3J1K4`. */
const iconsOf = (word: string): number =>
  [...word.matchAll(/[FWCIJK](\d)/g)].reduce((sum, [, icons]) => sum + Number(icons), 0);

/** What a throw shows on average, and how much that varies: all faces fall alike. */
function chances(faces: Course["faces"]): { mean: number; variance: number } {
  const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
  const sticks = Object.values(faces).map((each) => {
    const mean = sum(each.map(({ icons }) => icons)) / each.length;
    return { mean, variance: sum(each.map(({ icons }) => (icons - mean) ** 2)) / each.length };
  });
  return {
    mean: sum(sticks.map(({ mean }) => mean)),
    variance: sum(sticks.map(({ variance }) => variance)),
  };
}

/** Whether chance has been kinder than it usually is, or harder. */
export function luckOf({ icons, expected, usual }: Player): "kind" | "fair" | "hard" {
  if (Math.abs(icons - expected) <= usual) return "fair";
  return icons > expected ? "kind" : "hard";
}
