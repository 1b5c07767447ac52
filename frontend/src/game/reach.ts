// Where a figure can go, what each way costs and what it brings about: as marks and in words.

import type { Options, TakeView, WayView } from "../lib/types";
import { list, say } from "../lib/words.svelte";
import type { Target } from "./view/types";

/** A way, and the stick that has to be taken for it unless that is done already. */
export interface Reach {
  take: TakeView | null;
  way: WayView;
}

/** All ways, those by a stick of the figure's own kind before sacrifices. */
export function reaches(found: { take: TakeView | null; options: Options }[]): Reach[] {
  const sacrificed = ({ take }: { take: TakeView | null }) => Number(take?.sacrifice ?? false);
  return [...found]
    .sort((one, other) => sacrificed(one) - sacrificed(other))
    .flatMap(({ take, options }) => options.ways.map((way) => ({ take, way })));
}

/** What is marked on each space that can be reached. */
export function targetsOf(all: Reach[]): Record<string, Target> {
  const bySpace = new Map<string, Reach[]>();
  for (const reach of all) {
    bySpace.set(reach.way.to, [...(bySpace.get(reach.way.to) ?? []), reach]);
  }
  return Object.fromEntries([...bySpace].map(([space, those]) => [space, target(those)]));
}

/** What is marked where a figure can be placed. */
export function placesOf({ places }: Options): Record<string, Target> {
  const target = (space: string): Target => ({
    kind: "move",
    sacrifice: false,
    cost: 0,
    label: say("target-place", { space }),
  });
  return Object.fromEntries(places.map(({ space }) => [space, target(space)]));
}

function target(those: Reach[]): Target {
  const [first] = those;
  if (!first) throw new Error("a target that nothing reaches");
  const { way } = first;
  const choices = those.length > 1 ? [say("target-choices", { count: those.length })] : [];
  return {
    kind: kindOf(way),
    sacrifice: first.take?.sacrifice ?? false,
    cost: Math.min(...those.map((reach) => reach.way.line.length)),
    label: [sayReach(first), ...choices].join(" "),
  };
}

function kindOf(way: WayView): Target["kind"] {
  if (way.wins !== null) return "win";
  if (way.beguiles) return "beguile";
  if (way.enters) return "enter";
  if (way.spares) return "spare";
  return "move";
}

/** The whole of a way: how far, by which stick, and all that follows from it. */
export function sayReach({ take, way }: Reach): string {
  const told = [say("target-steps", { space: way.to, steps: way.line.length })];
  if (take?.naal) told.push(say("target-naal", { stick: take.stick, figure: take.figure }));
  if (take?.sacrifice) told.push(say("target-sacrifice", { stick: take.stick }));
  if (way.beguiles) told.push(say("target-beguiles", { figure: way.beguiles }));
  if (way.spares) told.push(say("target-spares", { figure: way.spares }));
  if (way.enters) told.push(say("target-enters"));
  if (way.wins !== null) told.push(say("target-wins", { seat: way.wins }));
  return told.join(" ");
}

/** What tells this way from the others to the same space. */
export function sayChoice(reach: Reach): string {
  const { take, way } = reach;
  const stick = take ? [say("way-with-stick", { stick: take.stick })] : [];
  const between = way.through.slice(0, -1);
  const over = between.length ? [say("way-through", { spaces: list(between) })] : [];
  return [...stick, sayReach(reach), ...over].join(" ");
}
