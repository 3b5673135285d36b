import type { Camera } from "./camera.ts";
import type { CarShape } from "./car-shape.ts";
import type { CarSurface } from "./car-surface.ts";
import { hull, pathData, type Point, type Spot } from "./geometry.ts";
import type { PaintShades } from "./paint-shades.ts";

/** Color stops of a gradient: part of the way, color, opacity when not 1. */
export type Stops = readonly (readonly [at: number, color: string, opacity?: number])[];

/** Collects the elements of one drawing in painting order. */
interface SvgElements {
  readonly body: string[];
  readonly defs: string[];
  /** A gradient along the line between two places; returns the value for `fill`. */
  readonly gradient: (from: Point, to: Point, stops: Stops) => string;
  readonly fill: (outline: readonly Point[], fill: string, extra?: string) => void;
  /** Keeps an outline for several fills; returns its id. */
  readonly shape: (outline: readonly Point[]) => string;
  readonly reuse: (shape: string, fill: string) => void;
  readonly line: (points: readonly Point[], stroke: string, width: number) => void;
}

/** Everything a part of the car needs to draw itself. */
export interface Scene {
  readonly car: CarShape;
  readonly surface: CarSurface;
  readonly camera: Camera;
  readonly svg: SvgElements;
  readonly paint: PaintShades;
  /** Tones of the roof; those of the body unless the car has two. */
  readonly roofPaint: PaintShades;
}

/** Collects SVG elements whose ids start with `prefix`, so that several drawings can stand in one page. */
export function createSvgElements(prefix: string): SvgElements {
  const body: string[] = [];
  const defs: string[] = [];
  // Panes, lamps and panels of one paint share their stops.
  const stopLists = new Map<string, string>();
  return {
    body,
    defs,
    gradient: ([x1, y1], [x2, y2], stops) => {
      const list = stopElements(stops);
      let shared = stopLists.get(list);
      if (shared === undefined) {
        shared = `${prefix}${defs.length}`;
        stopLists.set(list, shared);
        defs.push(`<linearGradient id="${shared}" gradientUnits="userSpaceOnUse">${list}</linearGradient>`);
      }
      const id = `${prefix}${defs.length}`;
      const [a, b, c, d] = [x1, y1, x2, y2].map(Math.round);
      defs.push(`<linearGradient id="${id}" href="#${shared}" x1="${a}" y1="${b}" x2="${c}" y2="${d}"/>`);
      return `url(#${id})`;
    },
    fill: (outline, fill, extra = "") => {
      if (outline.length > 2) body.push(`<path fill="${fill}"${extra} d="${pathData(outline)}z"/>`);
    },
    shape: (outline) => {
      const id = `${prefix}${defs.length}`;
      defs.push(`<path id="${id}" d="${pathData(outline)}z"/>`);
      return id;
    },
    reuse: (shape, fill) => {
      body.push(`<use href="#${shape}" fill="${fill}"/>`);
    },
    line: (points, stroke, width) => {
      body.push(
        `<path stroke="${stroke}" stroke-width="${Number(width.toFixed(1))}" d="${pathData(points)}"/>`,
      );
    },
  };
}

function stopElements(stops: Stops): string {
  return stops
    .map(([at, color, opacity]) => {
      const see = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${color}"${see}/>`;
    })
    .join("");
}

/** Projects places on the car. */
export function projectAll(scene: Scene, spots: readonly Spot[]): Point[] {
  return spots.map(scene.camera.project);
}

/** Outline of a bulging face that spans the car, from a grid over it. */
export function faceOutline(scene: Scene, face: (u: number, along: number) => Spot): Point[] {
  const spots: Spot[] = [];
  for (const u of [-1, -0.9, -0.7, -0.35, 0, 0.35, 0.7, 0.9, 1]) {
    for (let along = 0; along <= 1; along += 0.125) spots.push(face(u, along));
  }
  return hull(projectAll(scene, spots));
}
