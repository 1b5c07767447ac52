// The six kinds of figures, in the order of the notation, each with its hieroglyph.

export const KINDS = ["F", "W", "C", "I", "J", "K"] as const;

const SIGNS: Readonly<Record<string, string>> = {
  F: "\u{13143}",
  W: "\u{13050}",
  C: "\u{1318a}",
  I: "\u{1315e}",
  J: "\u{130e5}",
  K: "\u{130e0}",
};

/** A kind's hieroglyph, in the font "Seals". */
export const signOf = (kind: string): string => SIGNS[kind] ?? "";

/** A figure is written as its seat and its kind. */
export const seatOf = (figure: string): number => Number(figure.slice(0, 1));
export const kindOf = (figure: string): string => figure.slice(1);
