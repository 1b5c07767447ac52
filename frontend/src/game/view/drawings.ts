// Our own small drawings, as path data around (0, 0), about 20 high.

/** A temple: a roof, two columns with room for the seat's sign between them, a floor. */
export const TEMPLE =
  "M-12-5.5L0-12L12-5.5V-3H-12ZM-10-2h3.6v10h-3.6ZM6.4-2h3.6v10h-3.6ZM-12 9H12V11.5H-12Z";

/** A pyramid with one side in the shade; the second is the lit side alone. */
export const PYRAMID = "M0-10L10.5 8.5H-10.5Z";
export const PYRAMID_LIT = "M0-10L3 8.5H-10.5Z";

/** The eye of the Immortal Naal: lid, brow, the falling tear and the curl. */
export const NAAL =
  "M-9 0Q-3.5-6 3-4.2Q7-3 9.5 0Q5 3.8 0 3.8Q-5 3.8-9 0ZM-9-4.5Q-2-10.5 9-6M-1 4L-2.5 9M2.5 3.6Q4 8 8.5 8.5Q10.5 8 9.5 6";

/** A crook, the sign of beguiling. */
export const CROOK = "M-2 9V-3Q-2-9 3-9Q7.5-9 7.5-5Q7.5-2 4.5-2";

/** The hop of a jump, over the mark that it belongs to. */
export const HOP = "M-12-5Q0-22 11-7M11.5-13.5V-6.5H5";
