// Single keys for what one does often. They can be switched off, for voices and shaky hands.

import { remember, remembered } from "../lib/storage";

export type Shortcut =
  | "sticks"
  | "throw"
  | "done"
  | "back"
  | "undo"
  | "earlier"
  | "later"
  | "board"
  | "letGo"
  | "hint"
  | "help";

/** What each key does; those of the board itself are the board's. */
const KEYS: Record<string, Shortcut> = {
  t: "throw",
  d: "done",
  backspace: "back",
  u: "undo",
  "[": "earlier",
  "]": "later",
  b: "board",
  escape: "letGo",
  h: "hint",
  "?": "help",
};

class Shortcuts {
  #on = $state(remembered("shortcuts")?.["on"] !== false);

  get on(): boolean {
    return this.#on;
  }
  set on(on) {
    this.#on = on;
    remember("shortcuts", { on });
  }
}

export const shortcuts = new Shortcuts();

/** The shortcut that a key is, if it is one here and now; for a stick also which, from 1. */
export function shortcutOf(event: KeyboardEvent): { does: Shortcut; nth: number } | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const escape = event.key === "Escape";
  if ((!shortcuts.on && !escape) || event.repeat || writing(event.target)) return null;
  if (document.querySelector("dialog[open]")) return null;
  if (/^[1-6]$/.test(event.key)) return { does: "sticks", nth: Number(event.key) };
  const does = KEYS[event.key.toLowerCase()];
  return does ? { does, nth: 0 } : null;
}

function writing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=radio], [type=checkbox]), select, textarea"))
  );
}
