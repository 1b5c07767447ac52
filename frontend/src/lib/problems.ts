// What went wrong, in the user's words.
import { AwayError, ProblemError } from "./api";
import { say } from "./words.svelte";

export function explain(error: unknown): string {
  if (error instanceof AwayError) return say("problem-away");
  if (!(error instanceof ProblemError)) {
    console.error(error);
    return say("problem-unexpected");
  }
  const { problem } = error;
  if (problem.refusal) return say(`refusal-${problem.refusal.rule}`, problem.refusal.facts);
  return say(`problem-${problem.error}`, { where: problem.where, seconds: error.wait });
}
