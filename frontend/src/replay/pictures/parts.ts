// The parts of pictures: drawn by the board's own drawings, out of sight, and taken from there.
import { mount, tick, unmount } from "svelte";

import type { BoardView } from "../../lib/types";
import seals from "../../seals.woff2?inline";
import Parts from "./Parts.svelte";
import { plainColour, standalone, SVG } from "./standalone";

/** A board as it is seen. */
export interface Seen {
  board: BoardView;
  /** By how many degrees it is turned. */
  turn: number;
  figures: Record<string, string>;
  trail: string[];
}

/** Finds a part: `position`, `ground`, `bare` (ground without signs), or a figure. */
export type Part = (name: string) => SVGSVGElement;

/** What the colours of a board are made of, beside those of the page. */
const COLOURS = ["--plate", "--plate-edge", "--space-0", "--space-1", "--space-2"];

/** Draw the parts, and do something with them. `beside` is the board on the page. */
export async function withParts<Made>(
  seen: Seen,
  all: string[],
  beside: Element,
  make: (part: Part) => Promise<Made>,
): Promise<Made> {
  const target = document.createElement("div");
  const style = getComputedStyle(beside);
  for (const name of COLOURS) target.style.setProperty(name, style.getPropertyValue(name));
  document.body.append(target);
  const parts = mount(Parts, { target, props: { ...seen, all } });
  try {
    await tick();
    return await make((name) => {
      const found = target.querySelector<SVGSVGElement>(`[data-part="${CSS.escape(name)}"]`);
      if (!found) throw new Error(`no part ${name}`);
      return found;
    });
  } finally {
    await unmount(parts);
    target.remove();
  }
}

/** What lies under the board on the page. */
export const ground = (): string =>
  plainColour(getComputedStyle(document.documentElement).backgroundColor);

/** A part as the text of an SVG file of this size that needs nothing else. */
export function written(part: SVGSVGElement, width: number, height: number): string {
  const picture = standalone(part);
  picture.setAttribute("xmlns", SVG);
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  if (picture.querySelector("text")) {
    const style = document.createElementNS(SVG, "style");
    style.textContent = `@font-face{font-family:Seals;src:url("${seals}")}`;
    picture.prepend(style);
  }
  return new XMLSerializer().serializeToString(picture);
}

/** A part in pixels of this size. */
export async function painted(
  part: SVGSVGElement,
  width: number,
  height: number,
): Promise<OffscreenCanvas> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(written(part, width, height))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas;
}
