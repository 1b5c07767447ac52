// The keys by which one goes through a recorded game. None of them is a letter.

export type Key = "first" | "last" | "earlier" | "later" | "turnEarlier" | "turnLater" | "play";

const KEYS: Record<string, Key> = {
  ArrowLeft: "earlier",
  ArrowRight: "later",
  ArrowUp: "turnEarlier",
  ArrowDown: "turnLater",
  Home: "first",
  End: "last",
  " ": "play",
};
/** What has a use of its own for them. */
const OWN = "input, textarea, select, [contenteditable], dialog";
const PRESSED = "button, a, summary";
/** What is scrolled by them. */
const SCROLLED = ".moves";

/** What a key means here, unless it means something else where the focus is. */
export function keyOf(event: KeyboardEvent): Key | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return null;
  if (document.querySelector("dialog[open]")) return null;
  if (target instanceof Element) {
    if (target.closest(OWN)) return null;
    if (key === " " && target.closest(PRESSED)) return null;
    if (key.startsWith("ArrowU") || key.startsWith("ArrowD")) {
      if (target.closest(SCROLLED)) return null;
    }
  }
  return KEYS[key] ?? null;
}
