// How seats are told apart: by a colour (app.css: --seat-0 to --seat-5, with --seat-N-ink for what
// is written on it) and, for eyes or screens without colours, by the outline of the seal.

/** Path data of a seat's seal, around (0, 0), within a circle of radius 1. */
export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

export const seatColour = (seat: number) => `var(--seat-${seat % SHAPES.length})`;
export const seatInk = (seat: number) => `var(--seat-${seat % SHAPES.length}-ink)`;

/** The dashes around a seat's seal, where a colour is not to be relied on; once around is 60. The
 *  first has none. */
export const seatDashes = (seat: number): string | null => DASHES[seat % DASHES.length] ?? null;

const DASHES = [null, "0.1 5.9", "6 6", "15 5", "60 0", "2 3"];

const at = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(3)} ${(-radius * Math.cos(turn)).toFixed(3)}`;
};

function polygon(corners: number, radius: number, first = 0): string {
  const points = Array.from({ length: corners }, (_, i) => at(radius, first + (360 / corners) * i));
  return `M${points.join("L")}Z`;
}

function scalloped(waves: number, inner: number, outer: number): string {
  const wide = 360 / waves;
  const arcs = Array.from(
    { length: waves },
    (_, i) => `Q${at(outer, wide * (i + 0.5))} ${at(inner, wide * (i + 1))}`,
  );
  return `M${at(inner, 0)}${arcs.join("")}Z`;
}

const SHAPES = [
  // a circle
  "M0-.92A.92.92 0 0 1 0 .92A.92.92 0 0 1 0-.92Z",
  // a square with round corners
  "M-.56-.78H.56Q.78-.78 .78-.56V.56Q.78 .78 .56 .78H-.56Q-.78 .78-.78 .56V-.56Q-.78-.78-.56-.78Z",
  // a hexagon that stands on a corner
  polygon(6, 0.98),
  // a diamond, a little blunt
  "M0-1Q.12-1 .22-.9L.9-.22Q1-.12 1 0Q1 .12 .9 .22L.22 .9Q.12 1 0 1Q-.12 1-.22 .9L-.9 .22Q-1 .12-1 0Q-1-.12-.9-.22L-.22-.9Q-.12-1 0-1Z",
  // a shield
  "M-.8-.86H.8V.1Q.8 .62 0 1Q-.8 .62-.8 .1Z",
  // a flower
  scalloped(8, 0.82, 1.12),
];
