import { acrossEnd, onEnd } from "./end-face.ts";
import { hull, mix, steps, type Point, type Spot } from "./geometry.ts";
import { drawGrille } from "./grille.ts";
import { projectAll, type Scene } from "./svg-elements.ts";

/** Door gaps, handles, the line along the flank, plastic around the arches. */
export function drawFlank(scene: Scene): void {
  const { car, surface, camera, svg, paint } = scene;
  if (car.cladding) drawCladding(scene);
  const thin = camera.scale * 0.45;
  const on = (points: readonly Point[]) =>
    projectAll(
      scene,
      points.map(([x, y]) => surface.side(x, y)),
    );
  const from = car.frontAxle - 20;
  const to = car.rearAxle + 40;
  const ridge = (x: number) => surface.shoulder(x) - mix(9, 11, (x - from) / (to - from));
  svg.line(on(steps(from, to, 16).map((x): Point => [x, ridge(x) - 1.2])), paint.dark, thin * 2);
  svg.line(on(steps(from, to, 16).map((x): Point => [x, ridge(x)])), paint.top, thin);
  const low = (x: number) =>
    mix(car.sill + 14, car.sill + 19, (x - car.frontAxle) / (car.rearAxle - car.frontAxle));
  const lowFrom = car.frontAxle + car.wheelRadius * 1.35;
  const lowTo = car.rearAxle - car.wheelRadius * 1.35;
  svg.line(on(steps(lowFrom, lowTo, 6).map((x): Point => [x, low(x)])), paint.light, thin * 1.6);
  car.doors.forEach((x, index) => {
    svg.line(on(doorGap(scene, x, index)), paint.line, thin);
  });
  for (const x of car.doors.slice(1)) drawHandle(scene, x);
}

function doorGap({ car, surface }: Scene, x: number, index: number): Point[] {
  const top = surface.shoulder(x);
  const bottom = car.sill + 5;
  const reach = car.rearAxle - car.wheelRadius * 1.24;
  if (index === 0)
    return [
      [x + 2, top],
      [x - 4, top - 22],
      [x - 3, bottom + 8],
      [x + 1, bottom],
    ];
  if (x < reach)
    return [
      [x, top],
      [x, bottom],
    ];
  // The rear door's edge gives way to the wheel arch.
  const edge = steps(top, bottom, 12).map((y): Point => {
    const rise = Math.max(0, Math.min(1, (y - car.wheelRadius * 0.8) / (top - car.wheelRadius * 0.8)));
    return [mix(reach, x, rise ** 0.8), y];
  });
  return edge;
}

function drawHandle(scene: Scene, x: number): void {
  const { surface, svg, camera, paint } = scene;
  const y = surface.shoulder(x) - 13;
  const bar = (dy: number) =>
    projectAll(scene, [surface.side(x - 22, y + dy), surface.side(x - 6, y + dy + 0.4)]);
  svg.line(bar(-1.3), paint.line, camera.scale * 2.2);
  svg.line(bar(0), paint.top, camera.scale * 1.9);
}

function drawCladding(scene: Scene): void {
  const { car, surface, svg } = scene;
  const band = (points: readonly Point[]) =>
    svg.fill(
      projectAll(
        scene,
        points.map(([x, y]) => surface.side(x, y)),
      ),
      "#2b2e31",
    );
  for (const axle of [car.frontAxle, car.rearAxle]) {
    const arc = (radius: number, reverse: boolean): Point[] => {
      const angles = steps(-0.22, Math.PI + 0.22, 20);
      return (reverse ? angles.toReversed() : angles).map((angle): Point => [
        axle + radius * Math.cos(angle),
        car.wheelRadius + radius * Math.sin(angle),
      ]);
    };
    band([...arc(car.wheelRadius * 1.3, false), ...arc(car.wheelRadius * 1.12, true)]);
  }
  const [from, to] = [car.frontAxle + car.wheelRadius * 1.1, car.rearAxle - car.wheelRadius * 1.1];
  band([
    [from, car.sill],
    [to, car.sill],
    [to, car.sill + 10],
    [from, car.sill + 10],
  ]);
}

/** Door mirrors: a rounded housing on a short foot. */
export function drawMirror(scene: Scene, side: 1 | -1): void {
  const { car, surface, svg, camera, paint } = scene;
  const x = (car.doors[0] ?? 0) + 9;
  const [, y, z] = surface.side(x, surface.shoulder(x));
  const middle: Spot = [x, y + 8, (z + 8) * side];
  const spots: Spot[] = [];
  for (const a of steps(0, 2 * Math.PI, 14)) {
    for (const b of steps(0, Math.PI, 7)) {
      spots.push([
        middle[0] + 7.5 * Math.cos(a) * Math.sin(b),
        middle[1] + 6.6 * Math.sin(a) * Math.sin(b),
        middle[2] + 11 * Math.cos(b),
      ]);
    }
  }
  svg.line(
    projectAll(scene, [
      [x + 2, y + 1, (z - 3) * side],
      [x + 1, y + 4, (z + 4) * side],
    ]),
    "#121417",
    camera.scale * 3,
  );
  const [, top] = camera.project([x, y + 15, middle[2]]);
  const [, bottom] = camera.project([x, y + 1, middle[2]]);
  const fill = svg.gradient(
    [0, top],
    [0, bottom],
    [
      [0, paint.top],
      [0.4, paint.base],
      [0.72, paint.dark],
      [0.74, "#17191c"],
    ],
  );
  svg.fill(hull(projectAll(scene, spots)), fill);
}

export function drawFrontDetails(scene: Scene): void {
  const { car, surface, svg, paint } = scene;
  svg.fill(acrossEnd(scene, "front", car.intake), "#101214", ` stroke="${paint.rim}" stroke-width="3"`);
  if (car.grille) drawGrille(scene, car.grille);
  const [, vent = 40] = car.intake[0] ?? [];
  for (const side of [-1, 1] as const) {
    const slit: Point[] = [
      [0.8, vent + 9],
      [0.92, vent + 10],
      [0.96, vent - 3],
      [0.86, vent - 6],
    ];
    svg.fill(onEnd(scene, { end: "front", side }, slit), "#15171a");
    drawLamp(scene, "front", side);
  }
  if (car.face === "closed") drawLightBar(scene, "front");
  if (car.face === "slots") return;
  const top = Math.max(...(car.grille ?? [[0, surface.noseTop - 4] as Point]).map(([, y]) => y));
  const badge = steps(0, 2 * Math.PI, 12).map((angle) =>
    surface.front(0.05 * Math.cos(angle), top - 6.5 + 3.4 * Math.sin(angle)),
  );
  svg.fill(projectAll(scene, badge), "#d9dde0", ' stroke="#6d7378" stroke-width="3"');
}

export function drawRearDetails(scene: Scene): void {
  const { car, surface, svg, camera, paint } = scene;
  const tail = car.tail[0]?.[0] ?? 0;
  svg.fill(
    acrossEnd(scene, "rear", [
      [0.6, tail + 13],
      [0.7, tail + 2],
    ]),
    "#1a1c1f",
  );
  const y = surface.tailTop * 0.56;
  const plate: Point[] = [
    [-0.23, y + 8],
    [0.23, y + 8],
    [0.23, y - 7],
    [-0.23, y - 7],
  ];
  svg.fill(
    projectAll(
      scene,
      plate.map(([t, py]) => surface.rear(t, py)),
    ),
    "#e9ecee",
    ` stroke="${paint.line}" stroke-width="3"`,
  );
  const seam = steps(-0.8, 0.8, 10).map((t) => surface.rear(t, tail + 15));
  svg.line(projectAll(scene, seam), paint.line, camera.scale * 0.45);
  for (const side of [-1, 1] as const) drawLamp(scene, "rear", side);
  if (["closed", "shield"].includes(car.face ?? "")) drawLightBar(scene, "rear");
}

/** A line of light from lamp to lamp. */
function drawLightBar(scene: Scene, end: "front" | "rear"): void {
  const { car, surface, camera, svg } = scene;
  const lamp = end === "front" ? car.headlamp : car.taillamp;
  const y = lamp.reduce((sum, [, each]) => sum + each, 0) / lamp.length;
  const reach = Math.min(...lamp.map(([t]) => t));
  const bar = projectAll(
    scene,
    steps(-reach, reach, 10).map((t) => surface[end](t, y)),
  );
  svg.line(bar, "#14171a", camera.scale * 2.6);
  svg.line(bar, end === "front" ? "#eef5ff" : "#e5383b", camera.scale * 1.1);
}

function drawLamp(scene: Scene, end: "front" | "rear", side: 1 | -1): void {
  const { car, svg, camera } = scene;
  const shape = end === "front" ? car.headlamp : car.taillamp;
  const outline = onEnd(scene, { end, side }, shape);
  const ys = outline.map((point) => point[1]);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const fill = svg.gradient(
    [0, top],
    [0, bottom],
    end === "front"
      ? [
          [0, "#f7fafc"],
          [0.3, "#c4ced6"],
          [0.6, "#5c6870"],
          [1, "#20262b"],
        ]
      : [
          [0, "#7c0a10"],
          [0.35, "#f0504a"],
          [0.6, "#b3141a"],
          [1, "#40050a"],
        ],
  );
  // A dark bed keeps a red lamp apart from red paint.
  const bed = Math.max(2, Math.round(camera.scale * (end === "front" ? 0.5 : 0.9)));
  svg.fill(outline, fill, ` stroke="#0d0f12" stroke-width="${bed}"`);
  if (end === "front") drawRunningLight(scene, side);
}

/** The bright line that makes a face at night. */
function drawRunningLight(scene: Scene, side: 1 | -1): void {
  const { car, surface, camera, svg } = scene;
  const lower = car.headlamp.slice(4).toReversed();
  const reach = side < 0 && camera.seesSide ? 1 : 1.2;
  const spots = lower.map(([t, y]) => surface.front(side * Math.min(t, reach) * 0.985, y + 1.6));
  svg.line(projectAll(scene, spots), "#f2f8ff", camera.scale * 0.8);
}
