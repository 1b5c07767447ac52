// What the page has to say about something that did not work, near the board.

import { AwayError, ProblemError } from "../lib/api";
import type { RefusalView, Stuck } from "../lib/types";
import type { Told } from "../lib/words.svelte";

export interface Notice {
  /** A law or rule forbids it; something went wrong; or only a word of advice. */
  tone: "refusal" | "problem" | "advice";
  message: string;
  told: Told;
  law: number | null;
  /** What may be tried once more. */
  again: (() => void) | null;
}

export function advice(message: string, told: Told = {}): Notice {
  return { tone: "advice", message, told, law: null, again: null };
}

export function refusal({ rule, law, facts }: RefusalView): Notice {
  return { tone: "refusal", message: `refusal-${rule}`, told: facts, law, again: null };
}

/** The game went on without waiting for what was being decided here. */
export const stale: Notice = { ...advice("table-stale"), tone: "problem" };

/** The server cannot keep what a bot or the dice have decided, and goes on trying. */
export function stuck(error: Stuck["error"]): Notice {
  return { ...advice(`problem-${error}`), tone: "problem" };
}

/** What went wrong with a request, and `again` if it is worth another try as it was. */
export function trouble(error: unknown, again: () => void): Notice {
  const problem = (message: string, retry: (() => void) | null): Notice => ({
    tone: "problem",
    message,
    told: {},
    law: null,
    again: retry,
  });
  if (error instanceof AwayError) return problem("table-away", again);
  if (!(error instanceof ProblemError)) throw error;
  if (error.problem.refusal) return refusal(error.problem.refusal);
  switch (error.problem.error) {
    case "stale":
      return stale;
    case "disk-full":
      return problem("table-disk-full", again);
    case "store-away":
      return problem("table-store-away", again);
    default:
      return {
        ...problem(`problem-${error.problem.error}`, error.wait ? again : null),
        told: { where: error.problem.where, seconds: error.wait },
      };
  }
}
