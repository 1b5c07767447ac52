// What happened since one's own last turn.

import type { Game } from "../game.svelte";
import type { EntryView } from "../../lib/types";

/** How many decisions there were when somebody here decided last; null if nobody else has since. */
export function sinceMine(game: Game): number | null {
  const { mine } = game.company;
  const isOurs = (entry: EntryView): boolean =>
    mine.some((seat) => seat === entry.by) && sat(entry, game.sayings);
  const last = game.line.findLastIndex(isOurs);
  const since = game.line.slice(last + 1);
  const others = since.some(({ by }) => typeof by === "number");
  return last >= 0 && others ? last + 1 : null;
}

/** Whether whoever sits there now decided it: not a bot for them, nor who sat there before. */
function sat({ by, seq }: EntryView, sayings: readonly EntryView[]): boolean {
  const ofSeat = sayings.filter(({ said }) => said !== null && said.seat === by);
  const before = ofSeat.findLast((saying) => saying.seq < seq && CHANGES.has(typeOf(saying)));
  const taken = ofSeat.some((saying) => saying.seq > seq && typeOf(saying) === "sat");
  return !taken && (before === undefined || typeOf(before) !== "away");
}

const CHANGES = new Set(["sat", "away", "back"]);
const typeOf = ({ said }: EntryView): string => said?.type ?? "";
