import {
  TURN_FRAMES,
  type IllustrationAngle,
  type TurnFrame,
} from "#modules/inventory/domain/illustration-url.ts";
import type { Point, Spot } from "./geometry.ts";

/** Width and height of the drawing; height is 75.2 % of width (VEH-09). */
export const CANVAS = { width: 2000, height: 1504 } as const;

interface View {
  /** Degrees from the near side towards the nose. */
  readonly turn: number;
  /** Eye height and distance in centimeters. */
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

/** Around a turning car the eye keeps its height and distance. */
const TURNING = { eye: 150, distance: 1150 } as const;
/** Closer to the side than this, neither end hides the other's outline. */
const SIDE_ON_DEGREES = 8;

function viewOf(angle: IllustrationAngle | TurnFrame): View {
  return isTurn(angle) ? { turn: Number(angle.slice(4)), ...TURNING } : VIEWS[angle];
}

function isTurn(angle: IllustrationAngle | TurnFrame): angle is TurnFrame {
  return angle.startsWith("turn");
}

export interface Camera {
  readonly project: (spot: Spot) => Point;
  readonly seesFront: boolean;
  readonly seesRear: boolean;
  readonly seesSide: boolean;
  /** Drawing units a centimeter at the middle of the car, for line widths. */
  readonly scale: number;
}

/** A camera whose verticals stay vertical, fitted so that the given outermost spots fill the drawing. */
export function cameraFor(angle: IllustrationAngle | TurnFrame, outermost: readonly Spot[]): Camera {
  const view = viewOf(angle);
  const raw = rawProjection(view, middleOf(outermost));
  const fit = isTurn(angle) ? turningFit(outermost) : closeFit(outermost.map(raw), angle);
  const project = (spot: Spot): Point => {
    const [x, y] = raw(spot);
    return [
      CANVAS.width / 2 + (x - fit.middleX) * fit.scale,
      CANVAS.height * 0.515 + (y - fit.middleY) * fit.scale,
    ];
  };
  return {
    project,
    scale: fit.scale,
    seesFront: view.turn >= -SIDE_ON_DEGREES,
    seesRear: view.turn <= SIDE_ON_DEGREES,
    seesSide: Math.abs(view.turn) < 80,
  };
}

interface Fit {
  readonly scale: number;
  readonly middleX: number;
  /** A little lower than centred: weight belongs near the floor. */
  readonly middleY: number;
}

function middleOf(outermost: readonly Spot[]): number {
  return Math.max(...outermost.map(([x]) => x)) / 2;
}

function closeFit(seen: readonly Point[], angle: IllustrationAngle): Fit {
  const { left, right, top, bottom } = boundsOf(seen);
  const room = angle === "front" || angle === "rear" ? 1340 : 1880;
  const scale = Math.min(room / (right - left), 1210 / (bottom - top));
  return { scale, middleX: (left + right) / 2, middleY: (top + bottom) / 2 };
}

/** One fit for the whole turn, so that the car stands on its spot and neither grows nor hops. */
function turningFit(outermost: readonly Spot[]): Fit {
  const middle = middleOf(outermost);
  const all = TURN_FRAMES.map((frame) => boundsOf(outermost.map(rawProjection(viewOf(frame), middle))));
  const top = Math.min(...all.map((bounds) => bounds.top));
  const bottom = Math.max(...all.map((bounds) => bounds.bottom));
  const reach = Math.max(...all.flatMap(({ left, right }) => [-left, right]));
  const scale = Math.min(1900 / (2 * reach), 1300 / (bottom - top));
  return { scale, middleX: 0, middleY: (top + bottom) / 2 };
}

function boundsOf(seen: readonly Point[]) {
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Screen position per centimeter at the car's middle, before fitting. */
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
