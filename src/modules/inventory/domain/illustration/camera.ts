import type { IllustrationAngle } from "./illustration-url.ts";
import type { Point, Spot } from "./geometry.ts";

/** Width and height of the drawing; height is 75.2 % of width (VEH-09). */
export const CANVAS = { width: 2000, height: 1504 } as const;

interface View {
  /** Degrees from the near side towards the nose. */
  readonly turn: number;
  /** Eye height and distance in centimetres. */
  readonly eye: number;
  readonly distance: number;
}

const VIEWS: Readonly<Record<IllustrationAngle, View>> = {
  side: { turn: 0, eye: 120, distance: 2000 },
  "front-three-quarter": { turn: 52, eye: 150, distance: 980 },
  "rear-three-quarter": { turn: -52, eye: 155, distance: 980 },
  front: { turn: 90, eye: 115, distance: 1300 },
  rear: { turn: -90, eye: 120, distance: 1300 },
};

export interface Camera {
  readonly project: (spot: Spot) => Point;
  readonly seesFront: boolean;
  readonly seesRear: boolean;
  readonly seesSide: boolean;
  /** Drawing units a centimetre at the middle of the car, for line widths. */
  readonly scale: number;
}

/** A camera whose verticals stay vertical, fitted so that the given outermost spots fill the drawing. */
export function cameraFor(angle: IllustrationAngle, outermost: readonly Spot[]): Camera {
  const view = VIEWS[angle];
  const raw = rawProjection(view, Math.max(...outermost.map(([x]) => x)) / 2);
  const seen = outermost.map(raw);
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = angle === "front" || angle === "rear" ? 1340 : 1880;
  const scale = Math.min(room / (right - left), 1210 / (bottom - top));
  const middleX = (left + right) / 2;
  // A little lower than centred: weight belongs near the floor.
  const middleY = (top + bottom) / 2;
  const project = (spot: Spot): Point => {
    const [x, y] = raw(spot);
    return [CANVAS.width / 2 + (x - middleX) * scale, CANVAS.height * 0.515 + (y - middleY) * scale];
  };
  return {
    project,
    scale,
    seesFront: view.turn >= 0,
    seesRear: view.turn <= 0,
    seesSide: Math.abs(view.turn) < 80,
  };
}

/** Screen position per centimetre at the car's middle, before fitting. */
function rawProjection(view: View, middle: number): (spot: Spot) => Point {
  const cos = Math.cos((view.turn * Math.PI) / 180);
  const sin = Math.sin((view.turn * Math.PI) / 180);
  return ([x, y, z]) => {
    const across = (x - middle) * cos + z * sin;
    const away = view.distance + (x - middle) * sin - z * cos;
    const zoom = view.distance / away;
    return [across * zoom, (view.eye - y) * zoom];
  };
}
