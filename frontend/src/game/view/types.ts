// What the view is told. It knows no rules: everything possible comes from outside.

export type { BoardView, SeatView, SpaceView } from "../../lib/types";

/** What a tap on a space would do; `spare` is a jump over a figure that is safe. */
export interface Target {
  kind: "move" | "beguile" | "spare" | "enter" | "win";
  /** How many steps it costs; none is shown for 0. */
  cost: number;
  /** Whether a stick of another kind has to be given up for it. */
  sacrifice: boolean;
  /** The whole of it as a sentence, for whoever cannot see the mark. */
  label: string;
}

export interface Motion {
  figure: string;
  /** The spaces on its way, where it comes from and where it ends included. */
  path: string[];
  kind: "step" | "jump" | "carry";
  /** How long all of it takes. */
  ms: number;
}

export interface Face {
  icons: number;
  naal: boolean;
}

export interface Stick {
  /** The kind's letter. */
  kind: string;
  /** The face that lies up; none before the first throw. */
  face: Face | null;
  used: boolean;
}

export interface Point {
  x: number;
  y: number;
}
