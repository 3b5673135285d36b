import { hull, mix, steps, type Point, type Spot } from "./geometry.ts";
import { projectAll, type Scene } from "./svg-elements.ts";

/** What an open car shows: the dark tub, two seats with headrests, the folded roof. */
export function drawSeats(scene: Scene): void {
  const { car, surface } = scene;
  const from = (car.cabin[0]?.[0] ?? 0) + 10;
  const to = car.rearGlass[0] + 6;
  const tub = steps(from, to, 10).flatMap((x): Spot[] => {
    const [, y, z] = surface.side(x, surface.shoulder(x));
    return [
      [x, y, z],
      [x, y, -z],
      [x, y - 4, z],
      [x, y - 4, -z],
    ];
  });
  scene.svg.fill(hull(projectAll(scene, tub)), "#17191c");
  const seatX = mix(from, to, 0.52);
  const belt = surface.shoulder(seatX);
  const cushions = [
    [to - 14, belt + 1, 20, 7],
    [seatX, belt + 1, 24, 13],
    [seatX + 7, belt + 17, 12, 6],
  ] as const;
  for (const [x, y, wide, high] of cushions) {
    for (const z of [-36, 36]) cushion(scene, [x, y, z], [wide, high]);
  }
}

function cushion(scene: Scene, [x, y, z]: Spot, [wide, high]: Point): void {
  const spots = steps(0, 2 * Math.PI, 12).flatMap((a) =>
    steps(0, Math.PI, 5).map((b): Spot => [
      x + 6 * Math.cos(b),
      y + high * squared(Math.sin(a)) * Math.sin(b),
      z + wide * squared(Math.cos(a)) * Math.sin(b),
    ]),
  );
  scene.svg.fill(hull(projectAll(scene, spots)), "#6b5a4d", ' stroke="#2a221d" stroke-width="3"');
}

/** Pulls a circle towards a square with round corners. */
function squared(value: number): number {
  return Math.sign(value) * Math.sqrt(Math.abs(value));
}
