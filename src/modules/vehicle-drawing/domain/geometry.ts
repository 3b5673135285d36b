/** A point on the drawing or in a profile. */
export type Point = readonly [x: number, y: number];
/** A point on the car in centimeters: x from nose to tail, y up from the ground, z towards the near side. */
export type Spot = readonly [x: number, y: number, z: number];

/** Straight mix of two numbers. */
export function mix(a: number, b: number, amount: number): number {
  return a + (b - a) * amount;
}

/** `count + 1` even steps from `from` to `to`, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** Value at `x` of the smooth curve through the points (sorted by x); never overshoots, flat outside. */
export function curveAt(points: readonly Point[], x: number): number {
  const last = points.length - 1;
  let index = 0;
  while (index < last && x > (points[index + 1]?.[0] ?? 0)) index += 1;
  const a = points[index];
  const b = points[index + 1];
  if (a === undefined) return 0;
  if (b === undefined || x <= a[0]) return a[1];
  const width = b[0] - a[0];
  const t = (x - a[0]) / width;
  const m0 = slopeAt(points, index) * width;
  const m1 = slopeAt(points, index + 1) * width;
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * a[1] + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * b[1] + (t3 - t2) * m1;
}

/** Harmonic mean of both neighbors' slopes: zero at a peak, so the curve keeps inside its points. */
function slopeAt(points: readonly Point[], index: number): number {
  const before = slope(points[index - 1], points[index]);
  const after = slope(points[index], points[index + 1]);
  if (before === undefined || after === undefined) return before ?? after ?? 0;
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

function slope(a: Point | undefined, b: Point | undefined): number | undefined {
  return a && b ? (b[1] - a[1]) / (b[0] - a[0]) : undefined;
}

/** A closed smooth line through the points (Catmull-Rom). */
export function smoothLoop(points: readonly Point[], perEdge = 5): Point[] {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  return points.flatMap((p1, index) => {
    const [p0, p2, p3] = [at(index - 1), at(index + 1), at(index + 2)];
    return steps(0, 1 - 1 / perEdge, perEdge - 1).map((t): Point => [
      spline([p0[0], p1[0], p2[0], p3[0]], t),
      spline([p0[1], p1[1], p2[1], p3[1]], t),
    ]);
  });
}

function spline([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  // Half the usual tension keeps tight corners from bulging.
  const m0 = (c - a) * 0.3;
  const m1 = (d - b) * 0.3;
  return (
    b * (2 * t ** 3 - 3 * t * t + 1) +
    m0 * (t ** 3 - 2 * t * t + t) +
    c * (3 * t * t - 2 * t ** 3) +
    m1 * (t ** 3 - t * t)
  );
}

/** Outline around all points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function turn(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Drops points that lie within `tolerance` of the line without them (Ramer-Douglas-Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const away = distanceToLine(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length < 1e-6) return Math.hypot(point[0] - a[0], point[1] - a[1]);
  return Math.abs(turn(a, b, point)) / length;
}

/** SVG path data in whole relative units; `z` is added by the caller. */
export function pathData(points: readonly Point[]): string {
  let x = 0;
  let y = 0;
  let data = "";
  for (const [px, py] of simplify(points, 1.2)) {
    const dx = Math.round(px) - x;
    const dy = Math.round(py) - y;
    x += dx;
    y += dy;
    if (data === "") data = `M${dx} ${dy}l`;
    else if (dx !== 0 || dy !== 0)
      data += `${data.endsWith("l") || dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
  }
  return data;
}
