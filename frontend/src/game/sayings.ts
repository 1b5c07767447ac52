// What the log says that is no decision.

import type { EntryView, SaidView } from "../lib/types";
import { say } from "../lib/words.svelte";
import type { Company } from "./company.svelte";
import { advice, type Notice } from "./notice";

/** What is shown near the board, and read out there. */
const NEWS = new Set(["sat", "given", "back", "declined"]);
/** What needs no words while it happens. */
const UNTOLD = new Set([...NEWS, "mixed"]);

/** Whether the game itself is another one after the entry. */
export const isTurningPoint = ({ word, said }: EntryView): boolean =>
  word !== null || said?.type === "undone";

/** Whether an entry takes the place of news: browsers mix in by themselves, whenever someone comes. */
export const isHeard = ({ said }: EntryView): boolean => said?.type !== "mixed";

/** Whether an entry says something that is worth hearing. */
export const isTold = ({ said }: EntryView): boolean => said !== null && !UNTOLD.has(said.type);

export function saySaying({ said }: EntryView): string {
  if (!said) return "";
  return say(`said-${said.type}`, factsOf(said));
}

/** What others have just said about the game, if everyone should see it. */
export function newsOf(entry: EntryView | undefined, { mine }: Company): Notice | null {
  const said = entry?.said;
  if (!said || !NEWS.has(said.type) || mine.some((seat) => seat === said.seat)) return null;
  return advice(`said-${said.type}`, factsOf(said));
}

const factsOf = ({ seat, name }: SaidView) => ({ seat: seat ?? 0, name: name ?? "" });
