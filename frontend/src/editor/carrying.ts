// A figure that is carried from beside the board: it follows the pointer until it is let go.

export interface Carried {
  figure: string;
  x: number;
  y: number;
}

interface Hands {
  /** Where it is now, in the window; nothing once it was let go. */
  change: (at: { x: number; y: number } | null) => void;
  drop: (x: number, y: number) => void;
}

const A_TREMBLE = 6; // pixels

/** On whatever can be carried. A tap stays a tap: it does not move; a finger up or down scrolls. */
export function carrying(hands: Hands): (element: HTMLElement) => () => void {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    let began: { x: number; y: number } | null = null;
    let moved = false;

    element.addEventListener(
      "pointerdown",
      (event) => {
        if (!event.isPrimary || event.button !== 0) return;
        began = { x: event.clientX, y: event.clientY };
        moved = false;
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      ({ clientX: x, clientY: y, pointerType }) => {
        if (!began) return;
        const [across, along] = [Math.abs(x - began.x), Math.abs(y - began.y)];
        if (!moved && pointerType === "touch" && along > Math.max(across, A_TREMBLE)) {
          began = null;
          return;
        }
        moved ||= Math.hypot(across, along) > A_TREMBLE;
        if (moved) hands.change({ x, y });
      },
      { signal },
    );
    element.addEventListener(
      "pointerup",
      ({ clientX: x, clientY: y }) => {
        if (began && moved) hands.drop(x, y);
        began = null;
        hands.change(null);
      },
      { signal },
    );
    element.addEventListener(
      "pointercancel",
      () => {
        began = null;
        hands.change(null);
      },
      { signal },
    );
    // The click that follows on a drop is no tap.
    const quiet = (event: Event) => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };
    element.addEventListener("click", quiet, { signal, capture: true });
    return () => listening.abort();
  };
}
