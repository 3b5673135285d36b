import type { CarShape } from "./car-shape.ts";
import { curveAt, mix, type Point, type Spot } from "./geometry.ts";

/** How far the corners draw in across, as a part of the half width. */
const FRONT_NARROW = 0.13;
const REAR_NARROW = 0.1;
/** Width of the body at each part of the way from ground to belt. */
const SECTION: readonly Point[] = [
  [0.1, 0.9],
  [0.3, 0.965],
  [0.6, 1],
  [0.8, 0.995],
  [1, 0.955],
];

/** Maps places on the sheet metal to space; `u` runs from -1 (far side) to 1 (near side). */
export interface CarSurface {
  readonly shoulder: (x: number) => number;
  readonly cabin: (x: number) => number;
  readonly bottom: (x: number) => number;
  readonly frontCorner: (y: number) => number;
  readonly rearCorner: (y: number) => number;
  readonly noseTop: number;
  readonly tailTop: number;
  /** Near side, body and windows. */
  readonly side: (x: number, y: number) => Spot;
  /** End faces: t 0 is the middle, 1 the corner, each 0.01 more a centimeter round the side. */
  readonly front: (t: number, y: number) => Spot;
  readonly rear: (t: number, y: number) => Spot;
  readonly hood: (u: number, along: number) => Spot;
  readonly windshield: (u: number, along: number) => Spot;
  readonly roof: (u: number, along: number) => Spot;
  readonly rearGlass: (u: number, along: number) => Spot;
  readonly deck: (u: number, along: number) => Spot;
}

const first = (points: readonly Point[]): Point => points[0] ?? [0, 0];
const last = (points: readonly Point[]): Point => points.at(-1) ?? [0, 0];

/** One height of an end face: x by how far the corner has drawn in, and x of the corner. */
interface EndProfile {
  readonly at: (part: number) => number;
  readonly corner: number;
}

/** Builds the surface of a body. */
export function carSurface(car: CarShape): CarSurface {
  const shoulder = (x: number) => curveAt(car.shoulder, x);
  const cabin = (x: number) => curveAt(car.cabin, x);
  const nose = (y: number) => curveAt(car.nose, y);
  const tail = (y: number) => curveAt(car.tail, y);
  const frontCorner = (y: number) => nose(y) + car.frontDepth;
  const rearCorner = (y: number) => tail(y) - car.rearDepth;
  const side = sideSurface(car, { shoulder });
  const end = (t: number, y: number, { at, corner }: EndProfile): Spot => {
    const across = Math.min(Math.abs(t), 1);
    const beyond = Math.max(Math.abs(t) - 1, 0) * 100;
    const [, , z] = side(corner, y);
    const x = at(across ** 2.6);
    if (beyond > 0) return flip(side(x + Math.sign(car.length / 2 - corner) * beyond, y), t);
    return [x, y, t * z];
  };
  return {
    shoulder,
    cabin,
    bottom: (x) => bottomEdge(car, x),
    frontCorner,
    rearCorner,
    noseTop: last(car.nose)[0],
    tailTop: last(car.tail)[0],
    side,
    front: (t, y) => end(t, y, { at: (part) => nose(y) + car.frontDepth * part, corner: frontCorner(y) }),
    rear: (t, y) => end(t, y, { at: (part) => tail(y) - car.rearDepth * part, corner: rearCorner(y) }),
    ...topSurfaces(car, side),
  };
}

function flip([x, y, z]: Spot, side: number): Spot {
  return [x, y, side < 0 ? -z : z];
}

function bottomEdge(car: CarShape, x: number): number {
  const front = first(car.nose)[0];
  const rear = first(car.tail)[0];
  if (x < car.frontAxle) return mix(front, car.sill, x / car.frontAxle);
  if (x > car.rearAxle) return mix(car.sill, rear, (x - car.rearAxle) / (car.length - car.rearAxle));
  return car.sill;
}

function sideSurface(car: CarShape, { shoulder }: { shoulder: (x: number) => number }) {
  const roofTop = Math.max(...car.cabin.map(([, y]) => y));
  const plan = (x: number) => {
    const front = Math.max(0, 1 - (x - car.frontDepth) / (car.frontAxle + 10 - car.frontDepth));
    const rearFrom = car.length - car.rearDepth;
    const rear = Math.max(0, 1 - (rearFrom - x) / (rearFrom - car.rearAxle + 10));
    return 1 - FRONT_NARROW * Math.min(front, 1.1) ** 2.2 - REAR_NARROW * Math.min(rear, 1.1) ** 2.2;
  };
  return (x: number, y: number): Spot => {
    const belt = shoulder(x);
    const half = (car.width / 2) * plan(x);
    if (y <= belt + 0.01) return [x, y, half * curveAt(SECTION, y / belt)];
    const up = Math.min(1, (y - belt) / (roofTop - belt));
    return [x, y, half * mix(0.94, car.roofWidth, up ** 1.15)];
  };
}

/** From the middle of the car to its rim, bowed. */
function between(middle: Spot, rim: Spot, u: number): Spot {
  const bow = u * u;
  return [mix(middle[0], rim[0], bow), mix(middle[1], rim[1], bow), u * rim[2]];
}

/** Hood, glass, roof and deck: faces that span the car, a little higher in the middle. */
function topSurfaces(car: CarShape, side: (x: number, y: number) => Spot) {
  const shoulder = (x: number) => curveAt(car.shoulder, x);
  const pillarFoot = first(car.cabin);
  const pillarEnd = last(car.cabin);
  const [header, rearHeader] = [first(car.roof), last(car.roof)];
  const cowl = last(car.hood);
  const leading = first(car.hood);
  const edgeAt = (x: number): Spot => side(x, curveAt(car.cabin, x));
  const edge = (x: number): Spot => side(x, shoulder(x));
  const headerEdge = edgeAt(header[0] + 7);
  const rearHeaderEdge = edgeAt(rearHeader[0] - 3);
  const at = (from: [Point, Spot], to: [Point, Spot]) => (u: number, along: number) => {
    const [a, b] = [from, to].map(([[x, y], rim]) => between([x, y, 0], rim, u)) as [Spot, Spot];
    return [mix(a[0], b[0], along), mix(a[1], b[1], along), mix(a[2], b[2], along)] as Spot;
  };
  const tailEnd = last(car.tail);
  const hoodCorner = leading[0] + car.frontDepth;
  const deckCorner = tailEnd[1] - car.rearDepth;
  return {
    hood: (u: number, along: number): Spot => {
      const x = mix(leading[0], cowl[0], along);
      const rimX = mix(hoodCorner, pillarFoot[0], along);
      return between([x, curveAt(car.hood, x), 0], edge(rimX), u);
    },
    windshield: at([cowl, edge(pillarFoot[0])], [header, headerEdge]),
    roof: (u: number, along: number): Spot => {
      const x = mix(header[0], rearHeader[0], along);
      const rimX = mix(headerEdge[0], rearHeaderEdge[0], along);
      return between([x, curveAt(car.roof, x), 0], edgeAt(rimX), u);
    },
    rearGlass: at([rearHeader, rearHeaderEdge], [car.rearGlass, edge(pillarEnd[0])]),
    deck: at(
      [car.rearGlass, edge(pillarEnd[0])],
      [[tailEnd[1], tailEnd[0]], edge(Math.max(deckCorner, pillarEnd[0]))],
    ),
  };
}
