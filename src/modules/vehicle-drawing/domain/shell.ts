import { CANVAS } from "./camera.ts";
import { hull, mix, steps, type Point, type Spot } from "./geometry.ts";
import { faceOutline, projectAll, type Scene } from "./svg-elements.ts";

/** Soft shadow on the floor and darker spots below the car. */
export function drawShadow({ car, camera, svg }: Scene, id: string): void {
  const middle = car.length / 2;
  const [cx, cy] = camera.project([middle, 0, 0]);
  const [ax, ay] = camera.project([middle + 100, 0, 0]);
  const [bx, by] = camera.project([middle, 0, 100]);
  svg.defs.push(
    `<radialGradient id="${id}"><stop offset=".3" stop-color="#0a0d12" stop-opacity=".55"/><stop offset=".62" stop-color="#0a0d12" stop-opacity=".3"/><stop offset=".84" stop-color="#0a0d12" stop-opacity=".08"/><stop offset="1" stop-color="#0a0d12" stop-opacity="0"/></radialGradient>` +
      `<radialGradient id="${id}f"><stop offset=".3" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  );
  const matrix = [ax - cx, ay - cy, bx - cx, by - cy].map((value) => Math.round(value) / 100);
  // Seen level, the floor is a line; the shadow keeps a little height.
  if (Math.abs((matrix[1] ?? 0) * (matrix[2] ?? 0) - (matrix[0] ?? 0) * (matrix[3] ?? 0)) < 0.12)
    matrix[3] = 0.22;
  const ellipse = (fill: string, size: number) => {
    const [rx, ry] = [Math.round(car.length * 0.55 * size), Math.round(car.width * 0.66 * size)];
    const placed = [...withinFrame(matrix, [rx, ry], [cx, cy]), Math.round(cx), Math.round(cy)];
    return `<ellipse fill="url(#${fill})" rx="${rx}" ry="${ry}" transform="matrix(${placed.join(" ")})"/>`;
  };
  // The pale floor shows on dark surfaces only, where the shadow does not.
  svg.body.push(ellipse(`${id}f`, 1.2), ellipse(id, 1.14));
}

/** The matrix narrowed or flattened until its ellipse ends inside the drawing: a cut edge shows on bright grounds. */
function withinFrame(matrix: readonly number[], [rx, ry]: Point, [cx, cy]: Point): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = matrix;
  const across = Math.min(1, Math.min(cx, CANVAS.width - cx) / Math.hypot(a * rx, c * ry));
  const down = Math.min(1, Math.min(cy, CANVAS.height - cy) / Math.hypot(b * rx, d * ry));
  return [a * across, b * down, c * across, d * down].map((value) => Math.round(value * 1000) / 1000);
}

/** What shows through the arches and below the sills: the dark underside. */
export function drawUnderside(scene: Scene): void {
  const { car, surface } = scene;
  const spots: Spot[] = [];
  const reach = car.wheelRadius * 1.35;
  for (const x of steps(
    Math.max(car.frontAxle - reach, car.frontDepth + 12),
    Math.min(car.rearAxle + reach, car.length - car.rearDepth - 14),
    12,
  )) {
    const [, , z] = surface.side(x, car.sill);
    for (const y of [car.sill - 3, Math.min(surface.shoulder(x) - 4, car.wheelRadius * 2.2)])
      spots.push([x, y, z - 4], [x, y, 4 - z]);
  }
  scene.svg.fill(hull(projectAll(scene, spots)), "#0b0c0e");
  if (!scene.camera.seesSide) return;
  // Seen at a slant, an arch shows its lining up to its edge.
  for (const axle of [car.frontAxle, car.rearAxle]) {
    const lining = steps(0, 2 * Math.PI, 24).map((angle) =>
      surface.side(
        axle + car.wheelRadius * 1.14 * Math.cos(angle),
        Math.max(car.sill, car.wheelRadius * (1 + 1.14 * Math.sin(angle))),
      ),
    );
    scene.svg.fill(hull(projectAll(scene, lining)), "#0b0c0e");
  }
}

/** A face lit from above: hood, roof or deck. */
function drawTop(scene: Scene, face: (u: number, along: number) => Spot, paint: Scene["paint"]): void {
  const { camera, svg } = scene;
  const fill = svg.gradient(camera.project(face(0, 0)), camera.project(face(0, 1)), [
    [0, paint.light],
    [0.45, paint.top],
    [1, paint.light],
  ]);
  svg.fill(faceOutline(scene, face), fill, ` stroke="${paint.rim}" stroke-width="2"`);
}

export function drawRoof(scene: Scene): void {
  if (scene.car.open !== "top") drawTop(scene, scene.surface.roof, scene.roofPaint);
}

export function drawHood(scene: Scene): void {
  const { surface, camera, svg, paint } = scene;
  drawTop(scene, surface.hood, paint);
  for (const u of [-0.55, 0.55]) {
    const crease = steps(0.08, 0.96, 6).map((along) => surface.hood(u * mix(0.75, 1, along), along));
    svg.line(projectAll(scene, crease), paint.mid, 3);
  }
  const gap = steps(0.05, 1, 8).map((along) => surface.hood(0.9, along));
  svg.line(projectAll(scene, gap), paint.line, camera.scale * 0.35);
}

export function drawDeck(scene: Scene): void {
  drawTop(scene, scene.surface.deck, scene.paint);
  if (scene.car.open !== "bed") return;
  const floor = (u: number, along: number) => scene.surface.deck(u * 0.9, mix(0.02, 0.97, along));
  scene.svg.fill(faceOutline(scene, floor), "#1d2023");
}

/** Seen from straight ahead, the flanks stand out beyond the end face. */
export function drawFlankOutline(scene: Scene): void {
  const { car, surface, camera, svg, paint } = scene;
  const spots = steps(car.frontDepth, car.length - car.rearDepth, 24).flatMap((x) =>
    steps(surface.bottom(x) + 8, surface.shoulder(x), 6).flatMap((y): Spot[] => {
      const [, , z] = surface.side(x, y);
      return [
        [x, y, z],
        [x, y, -z],
      ];
    }),
  );
  const fill = svg.gradient(camera.project([0, 110, 0]), camera.project([0, 30, 0]), [
    [0, paint.light],
    [0.4, paint.mid],
    [1, paint.deep],
  ]);
  svg.fill(hull(projectAll(scene, spots)), fill);
}

/** Rails along the roof. */
export function drawRails(scene: Scene): void {
  const { car, surface, camera, svg } = scene;
  if (car.rails !== true) return;
  const [from, to] = [(car.roof[0]?.[0] ?? 0) + 22, (car.roof.at(-1)?.[0] ?? 0) - 24];
  for (const side of [-1, 1]) {
    const rail = steps(from, to, 12).map((x, index): Spot => {
      const [, y, z] = surface.side(x, surface.cabin(x));
      return [x, y + (index === 0 || index === 12 ? 0.5 : 3.4), z * 0.94 * side];
    });
    svg.line(projectAll(scene, rail), "#25282b", camera.scale * 1.9);
    if (side > 0)
      svg.line(
        projectAll(
          scene,
          rail.map(([x, y, z]): Spot => [x, y + 0.8, z]),
        ),
        "#7c8287",
        camera.scale * 0.6,
      );
  }
}

/** Front or rear face: everything between the corners. */
export function drawEnd(scene: Scene, end: "front" | "rear"): void {
  const { car, surface, camera, svg, paint } = scene;
  const face = surface[end];
  const bottom = end === "front" ? (car.nose[0]?.[0] ?? 0) : (car.tail[0]?.[0] ?? 0);
  const corner = end === "front" ? surface.frontCorner(60) : surface.rearCorner(60);
  const top = (u: number) =>
    mix(end === "front" ? surface.noseTop : surface.tailTop, surface.shoulder(corner), u * u);
  const spots = steps(-1, 1, 16).flatMap((u) =>
    steps(0, 1, 8).map((part) => face(u, mix(bottom, top(u), part))),
  );
  const fill = svg.gradient(camera.project(face(0, top(0))), camera.project(face(0, bottom)), [
    [0, paint.light],
    [0.2, paint.base],
    [0.55, paint.mid],
    [1, paint.deep],
  ]);
  svg.fill(hull(projectAll(scene, spots)), fill, ` stroke="${paint.rim}" stroke-width="2"`);
  const skirt = car.cladding || car.open === "bed" ? 13 : 4;
  const low = steps(-1, 1, 14).flatMap((u) => [0, 0.5, 1].map((part) => face(u, bottom + skirt * part)));
  svg.fill(hull(projectAll(scene, low)), "#24272a");
}

/** Outline of the body side in the plane of the car: x and y. */
function sideOutline(scene: Scene): Point[] {
  const { car, surface } = scene;
  const radius = car.wheelRadius * 1.13;
  const arch = (axle: number): Point[] => {
    const from = Math.asin((surface.bottom(axle) - car.wheelRadius) / radius);
    return steps(from, Math.PI - from, 22).map((angle): Point => [
      axle + radius * Math.cos(angle),
      car.wheelRadius + radius * Math.sin(angle),
    ]);
  };
  const frontTop = surface.shoulder(surface.frontCorner(surface.noseTop));
  const rearTop = surface.shoulder(surface.rearCorner(surface.tailTop));
  const frontLow = car.nose[0]?.[0] ?? 0;
  const rearLow = car.tail[0]?.[0] ?? 0;
  const frontX = surface.frontCorner(frontTop);
  const rearX = surface.rearCorner(rearTop);
  return [
    ...steps(frontX, rearX, 40).map((x): Point => [x, surface.shoulder(x)]),
    ...steps(rearTop, rearLow, 8).map((y): Point => [surface.rearCorner(y), y]),
    ...arch(car.rearAxle),
    ...arch(car.frontAxle),
    ...steps(frontLow, frontTop, 8).map((y): Point => [surface.frontCorner(y), y]),
  ];
}

/** Near body side with the light of a studio on it. */
export function drawSide(scene: Scene): void {
  const { car, surface, camera, svg, paint } = scene;
  const x = (car.frontAxle + car.rearAxle) / 2;
  const fill = svg.gradient(
    camera.project(surface.side(x, surface.shoulder(x) + 2)),
    camera.project(surface.side(x, car.sill)),
    [
      [0, paint.top],
      [0.1, paint.light],
      [0.3, paint.base],
      [0.52, paint.mid],
      [0.6, paint.dark],
      [0.7, paint.mid],
      [0.86, paint.dark],
      [1, paint.deep],
    ],
  );
  const outline = projectAll(
    scene,
    sideOutline(scene).map(([px, py]) => surface.side(px, py)),
  );
  const shape = svg.shape(outline);
  svg.reuse(shape, fill);
  const [from, to] = [camera.project(surface.side(0, 60)), camera.project(surface.side(car.length, 60))];
  const ends = svg.gradient(from, to, [
    [0.02, paint.deep, camera.seesFront && camera.seesRear ? 0.5 : 0.3],
    [0.16, paint.deep, 0],
    [0.3, "#ffffff", 0.08],
    [0.55, "#ffffff", 0],
    [0.86, paint.deep, 0],
    [0.99, paint.deep, 0.6],
  ]);
  svg.reuse(shape, ends);
}
