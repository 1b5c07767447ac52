// A whole game as a moving picture.
import { frameOf, placesOf, UNIT } from "../../game/view/geometry";
import { Gif, Palette, type Picture } from "./gif";
import { ground, painted, withParts, type Part, type Seen } from "./parts";
import { plainColour } from "./standalone";

/** A picture of a film. */
export interface Shot {
  figures: Record<string, string>;
  trail: string[];
  /** What stands in the corner. */
  title: string;
  ms: number;
}

const WIDE = 560; // pixels
const AT_ONCE = 4; // shots until the page may go on

/** A film of the game as GIF. `told` hears which share of it is done, and says whether to go on. */
export async function gifOf(
  seen: Seen,
  shots: Shot[],
  beside: Element,
  told: (share: number) => boolean,
): Promise<Blob | null> {
  const all = [...new Set(shots.flatMap(({ figures }) => Object.keys(figures)))];
  return withParts(seen, all, beside, async (part) => {
    const studio = await Studio.built(seen, all, part);
    const some = [shots[0], shots[shots.length >> 1], shots.at(-1)];
    const palette = new Palette(some.flatMap((shot) => (shot ? [studio.shoot(shot)] : [])));
    const gif = new Gif(studio.width, studio.height, palette);
    for (const [number, shot] of shots.entries()) {
      if (number % AT_ONCE === 0) {
        if (!told(number / shots.length)) return null;
        await new Promise((resolve) => setTimeout(resolve));
      }
      gif.add(studio.shoot(shot), shot.ms);
    }
    return gif.done();
  });
}

/** Where shots are taken: everything on them was painted once, and is only put together. */
class Studio {
  readonly width = WIDE;
  readonly height: number;
  readonly #brush: OffscreenCanvasRenderingContext2D;
  readonly #scale: number;
  readonly #ink = plainColour(getComputedStyle(document.documentElement).color);
  readonly #lapis: string;
  readonly #under = ground();

  private constructor(
    readonly seen: Seen,
    readonly places = placesOf(seen.board, seen.turn),
    readonly frame = frameOf(places),
  ) {
    this.#scale = WIDE / frame.width;
    this.height = Math.round(frame.height * this.#scale);
    const brush = new OffscreenCanvas(WIDE, this.height).getContext("2d", {
      willReadFrequently: true,
    });
    if (!brush) throw new Error("this browser paints nothing");
    this.#brush = brush;
    this.#lapis = lapis();
  }

  #ground!: OffscreenCanvas;
  #bare!: OffscreenCanvas;
  readonly #figures = new Map<string, OffscreenCanvas>();

  static async built(seen: Seen, all: string[], part: Part): Promise<Studio> {
    const studio = new Studio(seen);
    const { width, height } = studio;
    studio.#ground = await painted(part("ground"), width, height);
    studio.#bare = await painted(part("bare"), width, height);
    const wide = Math.ceil(2 * UNIT * studio.#scale);
    for (const figure of all) studio.#figures.set(figure, await painted(part(figure), wide, wide));
    return studio;
  }

  shoot({ figures, trail, title }: Shot): Picture {
    const brush = this.#brush;
    brush.fillStyle = this.#under;
    brush.fillRect(0, 0, this.width, this.height);
    brush.drawImage(this.#ground, 0, 0, this.width, this.height);
    for (const space of Object.values(figures)) this.#hideSign(space);
    this.#drawTrail(trail);
    const wide = 2 * UNIT * this.#scale;
    for (const [figure, space] of Object.entries(figures)) {
      const { x, y } = this.#at(space);
      const image = this.#figures.get(figure);
      if (image) brush.drawImage(image, x - wide / 2, y - wide / 2, wide, wide);
    }
    brush.fillStyle = this.#ink;
    brush.font = "600 15px system-ui, sans-serif";
    wrapped(brush, title, WIDE * 0.28).forEach((line, row) =>
      brush.fillText(line, 8, 20 + 18 * row),
    );
    return brush.getImageData(0, 0, this.width, this.height);
  }

  /** What is drawn on the ground does not look out from under a figure. */
  #hideSign(space: string): void {
    const { x, y } = this.#at(space);
    const reach = 0.7 * UNIT * this.#scale; // within the hexagon, and around its sign
    const box = [x - reach, y - reach, 2 * reach, 2 * reach] as const;
    this.#brush.drawImage(this.#bare, ...box, ...box);
  }

  #drawTrail(trail: string[]): void {
    if (trail.length < 2) return;
    const brush = this.#brush;
    brush.strokeStyle = this.#lapis;
    brush.lineWidth = 3 * this.#scale;
    brush.lineCap = brush.lineJoin = "round";
    brush.setLineDash([0.1, 6 * this.#scale]);
    brush.beginPath();
    for (const space of trail) brush.lineTo(this.#at(space).x, this.#at(space).y);
    brush.stroke();
  }

  #at(space: string): { x: number; y: number } {
    const { x, y } = this.places.get(space) ?? { x: 0, y: 0 };
    return { x: (x - this.frame.left) * this.#scale, y: (y - this.frame.top) * this.#scale };
  }
}

function lapis(): string {
  const dot = document.createElement("span");
  dot.style.color = "var(--lapis)";
  document.body.append(dot);
  const found = plainColour(getComputedStyle(dot).color);
  dot.remove();
  return found;
}

/** Words in lines that are no wider than this, as far as that can be. */
function wrapped(brush: OffscreenCanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}
