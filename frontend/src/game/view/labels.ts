// What a space says of itself to whoever cannot see it: sentences, one after another.

import { say } from "../../lib/words.svelte";
import type { SpaceView, Target } from "./types";

/** A court in the notation. */
export const courtOf = ({ court }: SpaceView): string | null =>
  court && `${court.seat}${court.side === "temple" ? "t" : "p"}`;

/** A space by its name, and by the court that it belongs to. */
export function placed(space: SpaceView): string {
  const court = courtOf(space);
  return court === null
    ? say("board-space", { space: space.name })
    : say("board-space-court", { space: space.name, court });
}

/** The space, who stands there, and what a tap would do. */
export function describe(
  space: SpaceView,
  standing: ReadonlyMap<string, string>,
  targets: Readonly<Record<string, Target>>,
  movable: ReadonlySet<string>,
  chosen: string | null,
): string {
  const { name } = space;
  const figure = standing.get(name);
  const sentences = [placed(space)];
  if (figure !== undefined) sentences.push(say("board-stands", { figure }));
  if (targets[name]) sentences.push(targets[name].label);
  else if (figure !== undefined && figure === chosen) sentences.push(say("board-chosen"));
  else if (figure !== undefined && movable.has(figure)) sentences.push(say("board-movable"));
  return sentences.join(" ");
}
