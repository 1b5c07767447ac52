// The log of a game, in chapters: the set-up of a seat, the lot, a throw, a turn; and what people
// said meanwhile.

import type { EntryView, Next } from "../lib/types";

export interface Chapter {
  /** People's is what they said before anything was decided. */
  kind: "people" | "set-up" | "lot" | "throw" | "turn";
  /** Whose it is; nobody's if it is the lot's or all people's. */
  seat: number | null;
  /** The number of the turn, counted from 1. */
  number: number;
  entries: EntryView[];
}

/** The decisions that stand, and what people said, in chapters. */
export function chapters(
  line: readonly EntryView[],
  sayings: readonly EntryView[],
  start: Next,
): Chapter[] {
  const told: Chapter[] = [];
  let turns = 0;
  for (const entry of [...line, ...sayings].sort((one, other) => one.seq - other.seq)) {
    const last = told.at(-1);
    if (entry.word === null) {
      if (last) last.entries.push(entry);
      else told.push({ kind: "people", seat: null, number: 0, entries: [entry] });
      continue;
    }
    const begun =
      beginning(entry) ?? (inTheMiddle(last) ? { kind: "turn", seat: start.mover } : null);
    if (!begun || (begun.kind === "set-up" && last && same(last, begun))) {
      last?.entries.push(entry);
      continue;
    }
    if (begun.kind === "turn") turns += 1;
    told.push({ ...begun, number: turns, entries: [entry] });
  }
  return told;
}

/** How many decisions stood at the end of a chapter, or at its beginning. */
export function span({ entries }: Chapter): { from: number; to: number } {
  const decisions = entries.filter(({ word }) => word !== null);
  return { from: decisions[0]?.line ?? 0, to: decisions.at(-1)?.line ?? 0 };
}

function beginning(entry: EntryView): Pick<Chapter, "kind" | "seat"> | null {
  for (const { type, facts } of entry.events) {
    if (type === "won-lot") return { kind: "lot", seat: null };
    if (type === "threw") return { kind: "throw", seat: Number(facts.seat) };
    if (type === "took" || type === "passed") return { kind: "turn", seat: Number(facts.seat) };
  }
  // A placement in the set-up is followed by another, or by the lot; one in a move by that move.
  const placed = entry.events.find(({ type }) => type === "placed");
  const inSetUp = entry.next.starter === null;
  return placed && inSetUp ? { kind: "set-up", seat: Number(entry.by) } : null;
}

/** Whether nothing was begun yet: whoever goes on does so with a turn from before the log. */
const inTheMiddle = (last: Chapter | undefined) => !last || last.kind === "people";

function same(chapter: Chapter, begun: Pick<Chapter, "kind" | "seat">): boolean {
  return chapter.kind === begun.kind && chapter.seat === begun.seat;
}
