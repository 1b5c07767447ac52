// Some moves in the middle of a game of six, as the title shows them: played by merchants, told in the
// notation's names for the spaces of the board `sun`.

import type { BoardView, SpaceView } from "../../lib/types";

export interface Motion {
  figure: string;
  /** The spaces on its way, the first included. */
  path: string[];
  /** Whether it was beguiled, and is borne away. */
  carried: boolean;
}

const FIGURES =
  "0Ch7 0Fn12 0Ic5 0Jd6 0Kc4 0Wg6 1Cj12 1Fi10 1Ii3 1Jj11 1Kk11 1Wk9 2Cp9 2Fl16 2Ii14 2Jh12 2Kn7 2Wo8 " +
  "3Cm12 3Fo13 3Iq16 3Jj15 3Kp13 3Wh14 4Cm17 4Fk17 4Ih5 4Jj8 4Kg11 4Wi6 5Cj5 5Ff4 5If11 5Jl12 5Ki11 5Wi9";

const MOVES =
  "1J j11-j13, 2I i14-g14, 4C m17-k15-k14-i12-h11, 5I f11-g12-i12, 2J h12~p8, 5I i12-k12-k10, " +
  "0J d6-e6-f6-h6, 1F i10-i12-k14-l15, 2J p8-p10, 3K p13-n13, 5J l12-j10, 1K k11~h3, 5J j10-l10, " +
  "0C h7-i8-k8, 1W k9-m11, 2C p9-p11, 3F o13-m13, 4W i6-g4";

/** Where everybody stands at first. */
export const begun: Readonly<Record<string, string>> = Object.fromEntries(
  FIGURES.split(" ").map((told) => [told.slice(0, 2), told.slice(2)]),
);

export const motions: readonly Motion[] = MOVES.split(", ").map((told) => ({
  figure: told.slice(0, 2),
  path: told.slice(3).split(/[-~]/),
  carried: told.includes("~"),
}));

// --- the board ---

const RADIUS = 6;
const TEMPLE = ["-6,7", "-5,7", "-4,7", "-6,8", "-5,8", "-6,9"];
const PYRAMID = ["1,-7", "2,-7", "3,-7", "2,-8", "3,-8", "3,-9"];

type At = readonly [q: number, r: number];

const turned = ([q, r]: At): At => [-r, q + r];
const far = ([q, r]: At): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

function spaceAt([q, r]: At, court: SpaceView["court"]): SpaceView {
  const name = `${String.fromCharCode("a".charCodeAt(0) + 9 - r)}${q + 10}`;
  return { name, x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r, court, neighbours: {} };
}

/** A court of the first seat, and of all others by turning it. */
function courts(side: "temple" | "pyramid", first: string[]): SpaceView[] {
  let spaces = first.map((told) => told.split(",").map(Number) as unknown as At);
  return [0, 1, 2, 3, 4, 5].flatMap((seat) => {
    const drawn = spaces.map((at) => spaceAt(at, { seat, side }));
    spaces = spaces.map(turned);
    return drawn;
  });
}

const rows = Array.from({ length: 2 * RADIUS + 1 }, (_, index) => index - RADIUS);
const field = rows
  .flatMap((q) => rows.map((r): At => [q, r]))
  .filter((at) => far(at) <= RADIUS)
  .map((at) => spaceAt(at, null));

/** The board as it is drawn. */
export const sun: BoardView = {
  name: "sun",
  hexagonal: true,
  spaces: [...field, ...courts("temple", TEMPLE), ...courts("pyramid", PYRAMID)],
  turns: {},
};
