// What the log says that is no decision.

import type { EntryView } from "../lib/types";
import { say } from "../lib/words.svelte";

/** What needs no words while it happens. */
const UNTOLD = new Set(["mixed"]);

/** Whether the game itself is another one after the entry. */
export const isTurningPoint = ({ word, said }: EntryView): boolean =>
  word !== null || said?.type === "undone";

/** Whether an entry says something that is worth hearing. */
export const isTold = ({ said }: EntryView): boolean => said !== null && !UNTOLD.has(said.type);

export function saySaying({ said }: EntryView): string {
  if (!said) return "";
  return say(`said-${said.type}`, { seat: said.seat ?? 0, name: said.name ?? "" });
}
