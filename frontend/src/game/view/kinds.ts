// The six kinds as they are drawn.

export const KINDS = ["F", "W", "C", "I", "J", "K"] as const;

const SIGNS: Readonly<Record<string, string>> = {
  F: "\u{13143}",
  W: "\u{13050}",
  C: "\u{1318A}",
  I: "\u{1315E}",
  J: "\u{130E5}",
  K: "\u{130E0}",
};

/** A kind's hieroglyph, in the font "Seals". */
export const signOf = (kind: string): string => SIGNS[kind] ?? "";

export const seatOf = (figure: string): number => Number(figure.slice(0, 1));
export const kindOf = (figure: string): string => figure.slice(1);
