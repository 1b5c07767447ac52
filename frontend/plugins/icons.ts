// Draws the icon as PNG in the sizes that devices ask for, out of public/icon.svg: straight-edged
// areas of one colour each, which need no library to draw.
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

import type { Plugin } from "vite";

const SVG = new URL("../public/icon.svg", import.meta.url);
const SAND: Colour = [0xf4, 0xec, 0xdc, 0xff];
const CLEAR: Colour = [0, 0, 0, 0];
const FINE = 4; // samples in a row of a pixel, and in a column

/** The icon fills its picture, or stands on sand with so much of the width to itself. */
export const ICONS = [
  { file: "icon-192.png", size: 192, purpose: "any", ground: CLEAR, share: 1 },
  { file: "icon-512.png", size: 512, purpose: "any", ground: CLEAR, share: 1 },
  // A device cuts its own shape out of this one; a circle of 80 % is always left.
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable", ground: SAND, share: 0.78 },
  { file: "icon-apple-180.png", size: 180, purpose: "apple", ground: SAND, share: 0.84 },
];

type Colour = [number, number, number, number];
type Point = [number, number];
interface Area {
  colour: Colour;
  corners: Point[];
}
interface Icon {
  /** The upper left corner of what is seen, and how wide it is. */
  left: number;
  top: number;
  width: number;
  areas: Area[];
}

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      const icon = read(readFileSync(SVG, "utf8"));
      for (const { file, size, ground, share } of ICONS) {
        const source = png(size, painted(icon, size, ground, share));
        this.emitFile({ type: "asset", fileName: file, source });
      }
    },
  };
}

// --- what the file says ---

function read(svg: string): Icon {
  const box =
    /viewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const [left = NaN, top = NaN, width = NaN, height = NaN] = box;
  const paths = [...svg.matchAll(/<path fill="#(\w{6})" d="([^"]+)"\/>/g)];
  const rest = svg.replace(/<path fill="#\w{6}" d="[^"]+"\/>/g, "");
  if (!(width > 0 && width === height) || !/^<svg [^>]+><\/svg>\s*$/.test(rest))
    throw new Error("icon.svg is more than this can draw: a square of paths, each with a fill");
  const areas = paths.map(([, fill = "", d = ""]) => ({ colour: rgb(fill), corners: corners(d) }));
  return { left, top, width, areas };
}

function rgb(fill: string): Colour {
  const [red, green, blue] = [0, 2, 4].map((at) => parseInt(fill.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0, 0xff];
}

/** One closed line of straight strokes: M, L, H, V and Z. */
function corners(d: string): Point[] {
  if (!/^M[^MZ]*Z$/.test(d) || /[^MLHVZ\d\s.,-]/.test(d)) throw new Error(`cannot draw ${d}`);
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, stroke, rest = ""] of d.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const numbers = Array.from(rest.matchAll(/-?(\d+\.?\d*|\.\d+)/g), ([one]) => Number(one));
    while (numbers.length > 0) {
      if (stroke !== "V") x = numbers.shift() ?? x;
      if (stroke !== "H") y = numbers.shift() ?? y;
      found.push([x, y]);
    }
  }
  return found;
}

// --- painting ---

/** Rows of pixels, four bytes each. */
function painted(icon: Icon, size: number, ground: Colour, share: number): Uint8Array {
  const unit = icon.width / share / size;
  const [left, top] = [icon.left, icon.top].map((edge) => edge - (size * unit - icon.width) / 2);
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = (row * size + column) * 4;
      const samples: Colour[] = [];
      for (let sample = 0; sample < FINE * FINE; sample++) {
        const x = (left ?? 0) + (column + ((sample % FINE) + 0.5) / FINE) * unit;
        const y = (top ?? 0) + (row + (Math.floor(sample / FINE) + 0.5) / FINE) * unit;
        samples.push(icon.areas.findLast(({ corners }) => within(corners, x, y))?.colour ?? ground);
      }
      pixels.set(mixed(samples), at);
    }
  }
  return pixels;
}

/** Whether a ray from there to the right leaves the area once more than it enters it. */
function within(corners: Point[], x: number, y: number): boolean {
  let inside = false;
  let [fromX, fromY] = corners.at(-1) ?? [0, 0];
  for (const [toX, toY] of corners) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY))
      inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}

/** What is clear has no colour to mix in. */
function mixed(samples: Colour[]): Colour {
  const seen = samples.filter(([, , , alpha]) => alpha > 0);
  const mean = (part: number) =>
    Math.round(seen.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / (seen.length || 1));
  return [mean(0), mean(1), mean(2), Math.round((255 * seen.length) / samples.length)];
}

// --- the file format: https://www.w3.org/TR/png-3/ ---

function png(size: number, pixels: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // bits a channel, colour with alpha, the usual methods
  const rows = Buffer.alloc(size * (size * 4 + 1)); // each begins with 0: not filtered
  for (let row = 0; row < size; row++)
    rows.set(pixels.subarray(row * size * 4, (row + 1) * size * 4), row * (size * 4 + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
