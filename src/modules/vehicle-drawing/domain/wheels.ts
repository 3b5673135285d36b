import { hull, pathData, steps, type Point, type Spot } from "./geometry.ts";
import { projectAll, type Scene } from "./svg-elements.ts";

const circle = (radius: number, [x, y, z]: Spot): Spot[] =>
  steps(0, 2 * Math.PI, 32).map((angle): Spot => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
    z,
  ]);

/** Tire seen as a barrel; the far side shows nothing more. */
function drawTire(scene: Scene, axle: number, side: 1 | -1): void {
  const { car, svg } = scene;
  const outer = (car.width / 2) * 0.985 * side;
  const inner = outer - 23 * side;
  const rings = [outer - 2 * side, inner].flatMap((z) => circle(car.wheelRadius, [axle, car.wheelRadius, z]));
  svg.fill(hull(projectAll(scene, rings)), "#0f1012");
}

/** Treads; the body, painted later, covers their upper parts. */
export function drawTires(scene: Scene): void {
  for (const axle of [scene.car.frontAxle, scene.car.rearAxle]) {
    // Seen level from the side, the far tires hide behind the near ones.
    if (!(scene.camera.seesFront && scene.camera.seesRear)) drawTire(scene, axle, -1);
    drawTire(scene, axle, 1);
  }
}

/** Outer faces of the two near wheels: the wheel is drawn once and placed twice. */
export function drawWheelFaces(scene: Scene, id: string): void {
  const { car, camera, svg } = scene;
  const radius = car.wheelRadius;
  const z = (car.width / 2) * 0.985;
  for (const axle of [car.frontAxle, car.rearAxle]) {
    const [cx, cy] = camera.project([axle, radius, z]);
    const [rx, ry] = camera.project([axle + radius, radius, z]);
    const [lx, ly] = camera.project([axle - radius, radius, z]);
    const [ux, uy] = camera.project([axle, 2 * radius, z]);
    const matrix = [(rx - lx) / 2, (ry - ly) / 2, cx - ux, cy - uy].map((value) => Math.round(value) / 100);
    svg.body.push(
      `<use href="#${id}" transform="matrix(${matrix.join(" ")} ${Math.round(cx)} ${Math.round(cy)})"/>`,
    );
  }
  svg.defs.push(wheelSymbol(scene, id));
}

/** A wheel of radius 100 around the origin: tire, sidewall, brake disc, rim, spokes, hub. */
function wheelSymbol(scene: Scene, id: string): string {
  const shine = scene.svg.gradient(
    [-40, -80],
    [40, 80],
    [
      [0, "#fafbfc"],
      [0.5, "#c3c8cc"],
      [1, "#858b91"],
    ],
  );
  return (
    `<g id="${id}"><circle r="100" fill="#18191b"/><circle r="90" stroke="#34373a" stroke-width="3"/>` +
    `<circle r="79" fill="#0b0c0d"/><circle r="46" fill="#4b5054"/><circle r="46" stroke="#6d7276" stroke-width="5" opacity=".7"/>` +
    `<path fill="${shine}" d="${spokes(scene.car.wheel)}"/>` +
    `<circle r="76" stroke="${shine}" stroke-width="7"/><circle r="9" fill="#2a2d30" stroke="#e8ebed" stroke-width="2"/></g>`
  );
}

type Blade = readonly [inner: number, outer: number, width: number, lean: number];

/** One blade of each design: half width at the hub and at the rim, and how far it leans. */
const DESIGNS: Readonly<Record<Scene["car"]["wheel"], { count: number; blades: readonly Blade[] }>> = {
  five: {
    count: 5,
    blades: [
      [7, 5, 7, -13],
      [7, 5, -7, 13],
    ],
  },
  ten: { count: 10, blades: [[5, 3.5, 0, 0]] },
  six: { count: 6, blades: [[10, 9, 0, 0]] },
  aero: { count: 5, blades: [[13, 26, 0, 10]] },
  turbine: { count: 9, blades: [[4, 8, 0, 24]] },
  lace: {
    count: 5,
    blades: [
      [4, 3.5, 0, 18],
      [4, 3.5, 0, -18],
    ],
  },
};

function spokes(design: Scene["car"]["wheel"]): string {
  const { count, blades } = DESIGNS[design];
  let data = pathData(ring(17));
  for (let index = 0; index < count; index += 1) {
    for (const [inner, outer, from, lean] of blades) {
      const blade: Point[] = [
        [from - inner, -10],
        [from + lean - outer, -74],
        [from + lean + outer, -74],
        [from + inner, -10],
      ];
      data += `z${pathData(blade.map((point) => rotate(point, index / count)))}`;
    }
  }
  return `${data}z`;
}

function ring(radius: number): Point[] {
  return steps(0, 2 * Math.PI, 16).map((angle): Point => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ]);
}

function rotate([x, y]: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  return [x * cos - y * sin, x * sin + y * cos];
}
