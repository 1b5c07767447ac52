// Taps on the picture, and figures that follow a finger.

import type { Point } from "./types";

export interface Drag {
  figure: string;
  at: Point;
  /** Far enough to be no tap. */
  moved: boolean;
}

interface Hands {
  /** Where on the picture a point of the window is. */
  point: (clientX: number, clientY: number) => Point | null;
  /** The figure there that may be dragged. */
  figure: (point: Point) => string | null;
  tap: (event: MouseEvent) => void;
  change: (drag: Drag | null) => void;
  drop: (figure: string, point: Point) => void;
}

const A_TREMBLE = 6; // pixels

/** A finger that holds a figure does not scroll. Browsers heed `touch-action` on a whole picture
 *  only, and all of it must scroll but the figures. */
export function holdingStill(picture: SVGSVGElement, holds: () => boolean): () => void {
  const hold = (event: TouchEvent): void => {
    if (holds() && event.cancelable) event.preventDefault();
  };
  picture.addEventListener("touchmove", hold, { passive: false });
  return () => picture.removeEventListener("touchmove", hold);
}

/** Listens until it is told to stop. */
export function dragging(picture: SVGSVGElement, hands: Hands): () => void {
  const listening = new AbortController();
  let drag: Drag | null = null;
  let began: Point = { x: 0, y: 0 };
  let dropped = false;

  const change = (now: Drag | null): void => {
    drag = now;
    hands.change(now);
  };

  function down(event: PointerEvent): void {
    dropped = false;
    const point =
      event.isPrimary && event.button === 0 ? hands.point(event.clientX, event.clientY) : null;
    const figure = point && hands.figure(point);
    if (!point || !figure) return;
    began = { x: event.clientX, y: event.clientY };
    picture.setPointerCapture(event.pointerId);
    change({ figure, at: point, moved: false });
  }

  function move(event: PointerEvent): void {
    const at = drag && hands.point(event.clientX, event.clientY);
    if (!drag || !at) return;
    const far = Math.hypot(event.clientX - began.x, event.clientY - began.y) > A_TREMBLE;
    change({ figure: drag.figure, at, moved: drag.moved || far });
  }

  function up(): void {
    const last = drag;
    change(null);
    if (!last?.moved) return;
    dropped = true; // the click that follows is no tap
    hands.drop(last.figure, last.at);
  }

  const { signal } = listening;
  picture.addEventListener("pointerdown", down, { signal });
  picture.addEventListener("pointermove", move, { signal });
  picture.addEventListener("pointerup", up, { signal });
  picture.addEventListener("pointercancel", () => change(null), { signal });
  picture.addEventListener("click", (event) => !dropped && hands.tap(event), { signal });
  return () => listening.abort();
}
