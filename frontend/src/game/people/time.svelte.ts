// The time that is left, in words.

import { serverNow } from "../../lib/clock";
import { language } from "../../lib/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long before the end seconds count. */
const SOON = 10 * MINUTE;

/** 4:05, or 3 hr 20 min, or 2 days 7 hr. */
export function sayTime(left: number): string {
  const ms = Math.max(0, left);
  if (ms < SOON) {
    const seconds = Math.ceil(ms / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  if (ms < HOUR) return unit(Math.ceil(ms / MINUTE), "minute");
  if (ms < DAY) return two(ms, HOUR, "hour", MINUTE, "minute");
  return two(ms, DAY, "day", HOUR, "hour");
}

function two(ms: number, large: number, name: string, small: number, smallName: string): string {
  const rest = Math.floor((ms % large) / small);
  const first = unit(Math.floor(ms / large), name);
  return rest ? `${first} ${unit(rest, smallName)}` : first;
}

function unit(count: number, name: string): string {
  const style = { style: "unit", unit: name, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(language(), style).format(count);
}

/** What the clock says, as often as `sayTime` would say something else. */
export class Clock {
  now = $state(serverNow());

  /** Run until the answer is called. */
  run(until: number): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      this.now = serverNow();
      timer = setTimeout(tick, until - this.now > SOON + MINUTE ? MINUTE / 2 : SECOND);
    };
    tick();
    return () => clearTimeout(timer);
  }
}
