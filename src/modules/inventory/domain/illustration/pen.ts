import type { Camera } from "./camera.ts";
import type { CarShape } from "./car-shape.ts";
import type { CarSurface } from "./car-surface.ts";
import { hull, pathData, type Point, type Spot } from "./geometry.ts";
import type { PaintShades } from "./paint-shades.ts";

/** Colour stops of a gradient: part of the way, colour, opacity when not 1. */
export type Stops = readonly (readonly [at: number, color: string, opacity?: number])[];

/** Collects the elements of one drawing in painting order. */
export interface Pen {
  readonly body: string[];
  readonly defs: string[];
  /** A gradient along the line between two places; returns the value for `fill`. */
  readonly gradient: (from: Point, to: Point, stops: Stops) => string;
  readonly fill: (outline: readonly Point[], fill: string, extra?: string) => void;
  readonly line: (points: readonly Point[], stroke: string, width: number) => void;
}

/** Everything a part of the car needs to draw itself. */
export interface Scene {
  readonly car: CarShape;
  readonly surface: CarSurface;
  readonly camera: Camera;
  readonly pen: Pen;
  readonly paint: PaintShades;
  /** Tones of the roof; those of the body unless the car has two. */
  readonly roofPaint: PaintShades;
}

/** A pen whose ids start with `prefix`, so that several drawings can stand in one page. */
export function createPen(prefix: string): Pen {
  const body: string[] = [];
  const defs: string[] = [];
  return {
    body,
    defs,
    gradient: ([x1, y1], [x2, y2], stops) => {
      const id = `${prefix}${defs.length}`;
      const list = stops
        .map(
          ([at, color, opacity]) =>
            `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
        )
        .join("");
      const [a, b, c, d] = [x1, y1, x2, y2].map(Math.round);
      defs.push(
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a}" y1="${b}" x2="${c}" y2="${d}">${list}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    fill: (outline, fill, extra = "") => {
      if (outline.length > 2) body.push(`<path fill="${fill}"${extra} d="${pathData(outline)}z"/>`);
    },
    line: (points, stroke, width) => {
      body.push(
        `<path stroke="${stroke}" stroke-width="${Number(width.toFixed(1))}" d="${pathData(points)}"/>`,
      );
    },
  };
}

/** Projects places on the car. */
export function projectAll(scene: Scene, spots: readonly Spot[]): Point[] {
  return spots.map(scene.camera.project);
}

/** Outline of a bulging face that spans the car, from a grid over it. */
export function faceOutline(scene: Scene, face: (u: number, along: number) => Spot): Point[] {
  const spots: Spot[] = [];
  for (const u of [-1, -0.9, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 0.9, 1]) {
    for (let along = 0; along <= 1.001; along += 0.1) spots.push(face(u, along));
  }
  return hull(projectAll(scene, spots));
}
