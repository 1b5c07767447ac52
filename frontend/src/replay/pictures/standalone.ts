// What is drawn on the page, as a picture that needs no page: every style written where it applies.

/** Whatever of a style can be seen in our drawings. */
const SEEN = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "vector-effect",
];
const OF_TEXT = ["font-family", "font-size", "font-weight", "text-anchor"];
const DEFAULTS: Record<string, string> = {
  stroke: "none",
  "stroke-width": "1px",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  opacity: "1",
  "vector-effect": "none",
  "text-anchor": "start",
};
const COLOURS = new Set(["fill", "stroke"]);
export const SVG = "http://www.w3.org/2000/svg";

/** A copy of something drawn on the page, with nothing in it that the page would have to say. */
export function standalone(drawn: Element): Element {
  const copy = document.createElementNS(SVG, drawn.localName);
  for (const { name, value } of drawn.attributes) {
    if (!/^(class|style|data-|aria-|role)/.test(name)) copy.setAttribute(name, value);
  }
  if (drawn.localName !== "g" && drawn.localName !== "svg") dress(copy, drawn);
  if (drawn.localName === "text") copy.textContent = drawn.textContent?.trim() ?? "";
  else copy.append(...[...drawn.children].map(standalone));
  return copy;
}

function dress(copy: Element, drawn: Element): void {
  const style = getComputedStyle(drawn);
  for (const name of drawn.localName === "text" ? [...SEEN, ...OF_TEXT] : SEEN) {
    const value = style.getPropertyValue(name);
    if (value && value !== DEFAULTS[name])
      copy.setAttribute(name, COLOURS.has(name) ? plainColour(value) : value);
  }
}

const known = new Map<string, string>();
const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** A colour as every program knows it: browsers mix theirs in ways that others have not heard of. */
export function plainColour(colour: string): string {
  if (colour === "none" || !dot) return colour;
  const found = known.get(colour);
  if (found) return found;
  dot.clearRect(0, 0, 1, 1);
  dot.fillStyle = colour;
  dot.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opaque = 0] = dot.getImageData(0, 0, 1, 1).data;
  const written = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  const plain = opaque ? `#${written}` : "none";
  known.set(colour, plain);
  return plain;
}
