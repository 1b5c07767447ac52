// What was decided is shown once more, decision by decision.

import type { EntryView } from "../lib/types";
import { happen, type Standing } from "./fold";
import { stepTime, wait } from "./pace";
import type { Scene, Stage } from "./stage.svelte";

/** How long one looks at each decision if nothing moves. */
const A_LOOK = 700;

export class Replay implements Scene {
  now: Standing = $state.raw() as Standing;
  stopped = false;

  /** Of what was decided after the last of these standings. */
  constructor(readonly standings: readonly Standing[]) {
    this.now = standings.at(-1) as Standing;
  }

  /** Show one decision; it may be stopped in the middle. */
  async show(entry: EntryView, stage: Stage): Promise<void> {
    for (const event of entry.events) {
      await stage.perform(event, this);
      if (this.stopped) return;
      this.now = happen(this.now, event);
      stage.motion = null;
    }
    this.now = { ...this.now, next: entry.next };
    await wait(stepTime() || A_LOOK);
  }
}
