// The six kinds of figures, in the order of the notation, each with its hieroglyph ("Seals" font).

export const KINDS = ["F", "W", "C", "I", "J", "K"] as const;
export type KindLetter = (typeof KINDS)[number];

export const GLYPHS: Record<string, string> = {
  F: "\u{13143}",
  W: "\u{13050}",
  C: "\u{1318a}",
  I: "\u{1315e}",
  J: "\u{130e5}",
  K: "\u{130e0}",
};
