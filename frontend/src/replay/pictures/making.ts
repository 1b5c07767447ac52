// A picture of a position, for whoever wants to show it elsewhere.
import { frameOf, placesOf } from "../../game/view/geometry";
import { ground, painted, withParts, written, type Part, type Seen } from "./parts";
import { SVG } from "./standalone";

const WIDE = 1200; // pixels

/** The position as an SVG file that needs nothing else. */
export async function svgOf(seen: Seen, beside: Element): Promise<Blob> {
  const { width, height } = size(seen);
  return withParts(seen, [], beside, (part) => {
    const text = written(onGround(part), width, height);
    return Promise.resolve(new Blob([text], { type: "image/svg+xml" }));
  });
}

/** The same as PNG. */
export async function pngOf(seen: Seen, beside: Element): Promise<Blob> {
  const { width, height } = size(seen);
  return withParts(seen, [], beside, async (part) => {
    const canvas = await painted(onGround(part), width, height);
    return canvas.convertToBlob({ type: "image/png" });
  });
}

function size({ board, turn }: Seen): { width: number; height: number } {
  const { width, height } = frameOf(placesOf(board, turn));
  return { width: WIDE, height: Math.round((WIDE * height) / width) };
}

/** Not every program that shows it has a light ground of its own. */
function onGround(part: Part): SVGSVGElement {
  const picture = part("position");
  const [x = "", y = "", width = "", height = ""] = (picture.getAttribute("viewBox") ?? "").split(
    " ",
  );
  const under = document.createElementNS(SVG, "rect");
  const told = { x, y, width, height, fill: ground() };
  for (const [name, value] of Object.entries(told)) under.setAttribute(name, value);
  picture.prepend(under);
  return picture;
}
