// Motions on the board, of what happens now or is shown once more.

import { cueOf } from "../lib/senses/cues";
import { sense } from "../lib/senses/senses";
import type { BoardView, EventView } from "../lib/types";
import type { Standing } from "./fold";
import { stepTime, wait } from "./pace";
import type { Motion } from "./view/types";

/** What is seen while something happens. */
export interface Scene {
  now: Standing;
  /** How it stood after every earlier decision. */
  readonly standings: readonly Standing[];
}

export class Stage {
  motion: Motion | null = $state.raw(null);
  tumbling = $state(false);

  constructor(readonly board: BoardView) {}

  /** Let the eyes follow an event, before it has happened in the scene. */
  async perform(event: EventView, scene: Scene): Promise<void> {
    const { type, facts } = event;
    this.accompany(event);
    const figure = String(facts["figure"]);
    switch (type) {
      case "moved":
      case "jumped":
        return this.animate(figure, [String(facts["origin"]), String(facts["destination"])]);
      case "placed":
        return this.#carry(figure, String(facts["space"]), scene);
      case "threw":
        return this.#tumble();
    }
  }

  /** Let an event be heard and felt; steps are while they are made. */
  accompany(event: EventView): void {
    const cue = cueOf(event);
    if (cue && cue !== "step" && cue !== "jump") sense(cue);
  }

  /** A figure goes along spaces, and then stands on the last. */
  async animate(figure: string, path: string[]): Promise<void> {
    const ms = stepTime();
    for (const [index, to] of path.slice(1).entries()) {
      const from = path[index] ?? to;
      const kind = this.#adjacent(from, to) ? "step" : "jump";
      sense(kind);
      if (!ms) continue;
      this.motion = { figure, path: [from, to], kind, ms };
      await wait(ms);
    }
  }

  /** A beguiled figure is carried from where it stood; at the set-up it comes from nowhere. */
  async #carry(figure: string, space: string, scene: Scene): Promise<void> {
    const ms = stepTime(1.5);
    const from = lastStoodOn(figure, scene);
    if (!ms || !from) return;
    scene.now = { ...scene.now, figures: { ...scene.now.figures, [figure]: from } };
    this.motion = { figure, path: [from, space], kind: "carry", ms };
    await wait(ms);
  }

  async #tumble(): Promise<void> {
    const ms = stepTime(2);
    if (!ms) return;
    this.tumbling = true;
    await wait(ms);
    this.tumbling = false;
  }

  #adjacent(from: string, to: string): boolean {
    const space = this.board.spaces.find(({ name }) => name === from);
    return Object.values(space?.neighbours ?? {}).includes(to);
  }
}

function lastStoodOn(figure: string, { now, standings }: Scene): string | undefined {
  if (now.hand !== figure) return undefined;
  return standings.findLast(({ figures }) => figure in figures)?.figures[figure];
}
