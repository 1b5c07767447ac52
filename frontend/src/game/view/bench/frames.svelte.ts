// For bench/frames.py: six figures that travel at once, on our board or on a bare picture of the
// same size, and how many frames that takes.
import "../../../app.css";
import "./frames.css";
import { flushSync, mount } from "svelte";

import { setLanguage } from "../../../lib/words.svelte";
import Board from "../Board.svelte";
import { frameOf, outline, placesOf } from "../geometry";
import { travel } from "../motion";
import type { BoardView, Motion, SeatView } from "../types";

/** What is moved, as the benchmark hands it over. */
interface Scene {
  board: BoardView;
  seats: SeatView[];
  figures: Record<string, string>;
  motions: Motion[];
}

declare global {
  interface Window {
    scene: Scene;
    ours: () => Promise<number>;
    bare: () => Promise<number>;
  }
}

const { scene } = window;
const PATIENCE = 5000; // milliseconds

/** Frames a second until all motions are over. */
function counted(): Promise<number> {
  const ms = Math.max(...scene.motions.map((motion) => motion.ms));
  return new Promise((resolve) => {
    let frames = 0;
    let began = 0;
    function frame(now: number): void {
      if (began === 0) began = now;
      else frames += 1;
      if (now - began < ms) requestAnimationFrame(frame);
      else resolve((frames * 1000) / (now - began));
    }
    requestAnimationFrame(frame);
  });
}

/** Until nothing is left to paint: frames have come at the screen's own rate for a while. */
async function calm(): Promise<void> {
  await document.fonts.ready;
  const given = performance.now() + PATIENCE;
  for (let even = 0, last = performance.now(); even < 15 && last < given;) {
    const now = await new Promise<number>(requestAnimationFrame);
    even = now - last < 20 ? even + 1 : 0;
    last = now;
  }
}

/** Show one of the two and let it move. */
async function measured(shown: Element, move: () => void): Promise<number> {
  for (const one of stages) one.classList.toggle("away", one !== shown);
  await calm();
  move();
  return counted();
}

function ourBoard(stage: Element): () => void {
  const ends = scene.motions.map(({ figure, path }) => [figure, path.at(-1) ?? ""]);
  const props = $state({
    ...scene,
    figures: { ...scene.figures, ...Object.fromEntries(ends) },
    turn: 0,
    movable: new Set<string>(),
    chosen: null,
    targets: {},
    trail: [],
    arranging: false,
    motion: null as Motion | null,
    onspace: () => {},
    onfigure: () => {},
    ondrop: () => {},
  });
  mount(Board, { target: stage, props });
  return () => {
    for (const motion of scene.motions) {
      props.motion = { ...motion };
      flushSync();
    }
  };
}

function barePicture(stage: Element): () => void {
  const places = placesOf(scene.board, 0);
  const { left, top, width, height } = frameOf(places);
  const svg = drawn("svg", { viewBox: `${left} ${top} ${width} ${height}` });
  for (const place of places.values()) {
    svg.append(drawn("path", { d: outline(0.95, true, 0)(place), fill: "tan" }));
  }
  const ways = scene.motions.map((motion) => {
    const group = drawn("g", {});
    group.append(drawn("circle", { r: "15", fill: "orange", stroke: "black" }));
    svg.append(group);
    const points = motion.path.map((space) => places.get(space));
    return { motion, group, points: points.filter((point) => point !== undefined) };
  });
  stage.append(svg);
  return () => {
    for (const { motion, group, points } of ways) travel(group, motion, points, 1);
  };
}

function drawn(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

await setLanguage("en");
const stages = [...document.querySelectorAll(".stage")];
const [first = document.body, second = document.body] = stages;
const [move, moveBare] = [ourBoard(first), barePicture(second)];
window.ours = () => measured(first, move);
window.bare = () => measured(second, moveBare);
document.body.dataset["ready"] = "yes";
