// Which tip there is an occasion for. No rules: it looks at what the server says is possible.

import type { BoardView, EventView, Phase } from "../lib/types";
import type { Reach } from "../game/reach";
import type { Stick } from "../game/view/types";

/** What is going on, as far as tips are about it. */
export interface Occasion {
  phase: Phase;
  /** Whether somebody at this screen decides now. */
  here: boolean;
  /** Whether they may throw the sticks. */
  throwing: boolean;
  sticks: Stick[];
  /** The figure that they have chosen, and where it stands. */
  figure: string | null;
  from: string | null;
  reach: Reach[];
  /** What happened last, and whose figures are theirs. */
  events: EventView[];
  mine: number[];
  board: BoardView;
}

/** Those that stay to be read though the game goes on. */
const LASTING = new Set(["entered", "won"]);

/** Every tip that fits, the most urgent first. */
export function fitting(now: Occasion): string[] {
  const { phase, here, figure, reach } = now;
  const taking = here && phase === "take";
  const chosen = taking && figure !== null && reach.length > 0;
  const fits: Record<string, boolean> = {
    won: phase === "over",
    entered: now.events.some(
      ({ type, facts }) => type === "entered-pyramid" && isMine(facts["figure"], now),
    ),
    beguiled: here && phase === "place",
    "set-up": here && phase === "set-up",
    throw: now.throwing,
    space: chosen,
    beguile: chosen && reach.some(({ way }) => way.beguiles !== null),
    enter: chosen && reach.some(({ way }) => way.enters),
    jump: chosen && reach.some((one) => jumps(one, now)),
    sacrifice: chosen && reach.some(({ take }) => take?.sacrifice ?? false),
    take: taking && figure === null,
    naal: taking && figure === null && now.sticks.some(({ face, used }) => face?.naal && !used),
  };
  return Object.keys(fits).filter((tip) => fits[tip]);
}

/** The tip to show: the one that is shown, as long as it fits; else the first that is new. */
export function choose(
  now: Occasion,
  shown: string | null,
  wasTold: (tip: string) => boolean,
): string | null {
  const tips = fitting(now);
  const fresh = tips.find((tip) => !wasTold(tip)) ?? null;
  if (shown === null || shown === fresh) return fresh;
  if (LASTING.has(shown)) return fresh ?? shown;
  return tips.includes(shown) ? shown : fresh;
}

function isMine(figure: string | number | undefined, { mine }: Occasion): boolean {
  return mine.includes(Number(String(figure).slice(0, 1)));
}

/** Whether the way leads over someone: then it is no way from neighbour to neighbour. */
function jumps({ way }: Reach, { board, from }: Occasion): boolean {
  const path = [from, ...way.through];
  return path.slice(1).some((space, at) => {
    const before = board.spaces.find(({ name }) => name === path[at]);
    return before !== undefined && !Object.values(before.neighbours).includes(space ?? "");
  });
}
