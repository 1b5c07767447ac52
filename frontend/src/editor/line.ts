// A position as the notation writes it, and the addresses that carry one.

import { KINDS } from "../lib/kinds";
import type { FaceView, PositionView } from "../lib/types";

/** What is set up on a board; the board itself is told by the server. */
export interface Setting {
  /** The space on which each figure on the board stands. */
  readonly figures: Readonly<Record<string, string>>;
  /** The unused sticks, as they lie. */
  readonly sticks: Readonly<Record<string, FaceView>>;
  /** Who throws in this round; nobody before the lot. */
  readonly starter: number | null;
  /** The move in progress in the notation, which is kept as it came. */
  readonly move: string | null;
  /** The beguiled figure that its owner is about to place. */
  readonly hand: string | null;
}

export function settingOf({ laid, starter, moving }: PositionView): Setting {
  const { figures, sticks, hand } = laid;
  return { figures, sticks, starter, move: moving?.word ?? null, hand };
}

export const writeFace = ({ icons, naal }: FaceView) => `${icons}${naal ? "n" : ""}`;

/** The line of a setting, on the board of a position that the server has told of. */
export function lineOf({ position, seats }: PositionView, setting: Setting): string {
  const [edition, version] = position.split(" ");
  const { figures, sticks, starter, move, hand } = setting;
  const space = (figure: string) => (figure === hand ? "*" : (figures[figure] ?? "-"));
  const rows = seats.map(
    (seat) => `${seat}:${KINDS.map((kind) => space(`${seat}${kind}`)).join()}`,
  );
  const lying = KINDS.flatMap((kind) => {
    const face = sticks[kind];
    return face ? [kind + writeFace(face)] : [];
  });
  return [
    edition,
    version,
    rows.join("/"),
    starter ?? "-",
    lying.join("") || "-",
    move ?? "-",
  ].join(" ");
}

/** Signs that mean something in an address are written otherwise; the others stay to be read. */
const written = (line: string) => encodeURI(line).replaceAll("#", "%23");

export const editorPath = (line: string) => `/editor#${written(line)}`;
export const newGamePath = (line: string) => `/new#${written(line)}`;
export const editorLink = (line: string) => `${location.origin}${editorPath(line)}`;

/** The line that an address carries, if it carries one. */
export function carried(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")).trim() || null;
  } catch {
    return hash.replace(/^#/, "");
  }
}
