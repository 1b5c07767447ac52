// Moving pictures as GIF: that is what every messenger, forum and browser shows.

/** Pixels as red, green, blue and opacity. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const COLOURS = 255;
/** Not a colour: there the picture before shows through. */
const THROUGH = 255;
const BUCKETS = 1 << 15;
const MOST_CODES = 4096;

/** The colours of a whole film: those that its pictures have most of. */
export class Palette {
  readonly bytes = new Uint8Array((COLOURS + 1) * 3);
  readonly #nearest = new Int16Array(BUCKETS).fill(-1);

  constructor(samples: Picture[]) {
    const counts = new Map<number, number>();
    for (const { data } of samples) {
      for (let at = 0; at < data.length; at += 4) {
        const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    let number = 0;
    for (const [colour] of [...counts].sort(([, one], [, other]) => other - one)) {
      const parts = Uint8ClampedArray.of(colour >> 16, (colour >> 8) & 0xff, colour & 0xff);
      const bucket = bucketOf(parts, 0);
      if (this.#nearest[bucket] !== -1) continue; // one like it is there already
      this.#nearest[bucket] = number;
      this.bytes.set(parts, number * 3);
      number += 1;
      if (number === COLOURS) break;
    }
  }

  /** The number of the colour in the palette that is nearest to that of a pixel. */
  indexOf(data: Uint8ClampedArray, at: number): number {
    const bucket = bucketOf(data, at);
    const known = this.#nearest[bucket] ?? -1;
    if (known >= 0) return known;
    let [nearest, least] = [0, Infinity];
    for (let number = 0; number < COLOURS; number += 1) {
      const away = (part: number) => (this.bytes[number * 3 + part] ?? 0) - (data[at + part] ?? 0);
      const distance = away(0) ** 2 + away(1) ** 2 + away(2) ** 2;
      if (distance < least) [nearest, least] = [number, distance];
    }
    this.#nearest[bucket] = nearest;
    return nearest;
  }
}

/** The first five bits of red, green and blue: colours that have them in common are taken for one. */
const bucketOf = (data: Uint8ClampedArray, at: number): number =>
  (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);

/** A film, picture by picture. Of each only what differs from the one before is kept. */
export class Gif {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #before: Uint8Array | null = null;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly palette: Palette,
  ) {
    this.#write([...ascii("GIF89a"), ...word(width), ...word(height), 0xf7, 0, 0]);
    this.#write(palette.bytes);
    this.#write([0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0]); // again and again
  }

  /** One more picture, to be looked at for so many milliseconds. */
  add({ data }: Picture, ms: number): void {
    const pixels = new Uint8Array(this.width * this.height);
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = this.palette.indexOf(data, at * 4);
    const { left, top, width, height } = this.#changed(pixels);
    const part = new Uint8Array(width * height);
    for (let row = 0; row < height; row += 1) {
      const from = (top + row) * this.width + left;
      const line = pixels.subarray(from, from + width);
      const before = this.#before?.subarray(from, from + width);
      part.set(
        before ? line.map((pixel, at) => (pixel === before[at] ? THROUGH : pixel)) : line,
        row * width,
      );
    }
    this.#write([0x21, 0xf9, 4, 0x05, ...word(Math.round(ms / 10)), THROUGH, 0]);
    this.#write([0x2c, ...word(left), ...word(top), ...word(width), ...word(height), 0]);
    this.#write(packed(part));
    this.#before = pixels;
  }

  /** The file. */
  done(): Blob {
    return new Blob([...this.#parts, new Uint8Array([0x3b])], { type: "image/gif" });
  }

  #changed(pixels: Uint8Array) {
    const before = this.#before;
    if (!before) return { left: 0, top: 0, width: this.width, height: this.height };
    let [left, top, right, bottom] = [this.width, this.height, -1, -1];
    for (let at = 0; at < pixels.length; at += 1) {
      if (pixels[at] === before[at]) continue;
      const [x, y] = [at % this.width, Math.floor(at / this.width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  #write(bytes: ArrayLike<number>): void {
    this.#parts.push(Uint8Array.from(bytes));
  }
}

const ascii = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));
const word = (number: number): number[] => [number & 0xff, number >> 8];

/** Pixels packed the way of Lempel, Ziv and Welch, in blocks of at most 255 bytes. */
function packed(pixels: Uint8Array): number[] {
  const [clear, end] = [256, 257];
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  let size = 9;
  const emit = (code: number) => {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8, held >>>= 8) bytes.push(held & 0xff);
  };
  let codes = new Map<number, number>();
  emit(clear);
  let known = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const longer = (known << 8) | pixel;
    const code = codes.get(longer);
    if (code !== undefined) {
      known = code;
      continue;
    }
    emit(known);
    const next = end + 1 + codes.size;
    if (next < MOST_CODES) {
      codes.set(longer, next);
      if (next === 1 << size) size += 1;
    } else {
      emit(clear);
      codes = new Map();
      size = 9;
    }
    known = pixel;
  }
  emit(known);
  emit(end);
  if (bits > 0) bytes.push(held & 0xff);
  const blocks = [8];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return [...blocks, 0];
}
