// Why a record could not be shown, in the user's words.
import { ProblemError } from "../lib/api";
import { explain } from "../lib/problems";
import type { SentenceView } from "../lib/types";
import { learn, number, say } from "../lib/words.svelte";
import { BrokenLinkError } from "./packing";

/** Bytes, as the server has it. */
export const MOST_BYTES = 128 * 1024;

export class TooLargeError extends Error {}

/** What went wrong. What is to be said of a broken record is learned for the occasion. */
export async function explained(error: unknown): Promise<string> {
  if (error instanceof BrokenLinkError) return say("replay-broken-link");
  if (error instanceof TooLargeError)
    return say("replay-too-large", { most: number(MOST_BYTES / 1024) });
  const said = error instanceof ProblemError ? error.problem.said : null;
  if (!said) return explain(error);
  await learn("expected", () => learn("faults", () => Promise.resolve()));
  return `${explain(error)} ${sayAll(said)}`;
}

function sayAll(sentences: SentenceView[]): string {
  return sentences
    .map(({ message, facts }) => {
      const told = Object.entries(facts).map(
        ([name, fact]) => [name, Array.isArray(fact) ? sayAll(fact) : fact] as const,
      );
      return say(message, Object.fromEntries(told));
    })
    .join(" ");
}
