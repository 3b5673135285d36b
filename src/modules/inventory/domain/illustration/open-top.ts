import { hull, mix, steps, type Spot } from "./geometry.ts";
import { projectAll, type Scene } from "./pen.ts";

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
  scene.pen.fill(hull(projectAll(scene, tub)), "#17191c");
  const seatX = mix(from, to, 0.52);
  const belt = surface.shoulder(seatX);
  for (const [x, y, size] of [
    [to - 18, belt + 2, 15],
    [seatX, belt + 2, 22],
    [seatX + 6, belt + 22, 11],
  ] as const) {
    for (const z of [-36, 36]) cushion(scene, [x, y, z], size);
  }
}

function cushion(scene: Scene, [x, y, z]: Spot, size: number): void {
  const spots = steps(0, 2 * Math.PI, 12).flatMap((a) =>
    steps(0, Math.PI, 5).map((b): Spot => [
      x + 6 * Math.cos(b),
      y + size * 0.75 * Math.sin(a) * Math.sin(b),
      z + size * Math.cos(a) * Math.sin(b),
    ]),
  );
  scene.pen.fill(hull(projectAll(scene, spots)), "#5a4a3f", ' stroke="#2a221d" stroke-width="3"');
}
