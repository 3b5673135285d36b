import { acrossEnd, onEnd } from "./end-face.ts";
import { mix, steps, type Point } from "./geometry.ts";
import { projectAll, type Scene } from "./svg-elements.ts";

const DARK = "#101214";
const FRAME = "#b9bfc4";
const BAR = "#3b4045";

interface Extent {
  readonly top: number;
  readonly bottom: number;
  readonly reach: number;
}

/** What is between the lamps, as the makes of a face have it. */
export function drawGrille(scene: Scene, half: readonly Point[]): void {
  const ys = half.map(([, y]) => y);
  const extent = { top: Math.max(...ys), bottom: Math.min(...ys), reach: Math.max(...half.map(([t]) => t)) };
  switch (scene.car.face) {
    case "twin":
      return drawKidneys(scene, extent);
    case "slots":
      return drawSlots(scene, extent);
    case "mesh":
      drawBed(scene, half);
      return drawMesh(scene, extent);
    case "slim":
      drawBed(scene, half, scene.paint.rim);
      return drawBars(scene, extent, { count: 3 });
    case "bars":
      drawBed(scene, half);
      return drawBars(scene, extent, { count: 4, color: "#8b9298" });
    case "shield":
      drawBed(scene, half);
      return drawBars(scene, extent, { count: 9 });
    default:
      drawBed(scene, half);
      return drawBars(scene, extent, { count: 6 });
  }
}

function drawBed(scene: Scene, half: readonly Point[], frame = FRAME): void {
  const width = Math.round(scene.camera.scale);
  scene.svg.fill(acrossEnd(scene, "front", half), DARK, ` stroke="${frame}" stroke-width="${width}"`);
}

interface Bars {
  readonly count: number;
  readonly color?: string;
}

function drawBars(scene: Scene, { top, bottom, reach }: Extent, { count, color = BAR }: Bars): void {
  const { surface, camera, svg } = scene;
  const width = camera.scale * (color === BAR ? 0.7 : 1.3);
  for (const y of steps(bottom, top, count).slice(1, -1)) {
    const bar = steps(-reach * 0.86, reach * 0.86, 8).map((t) => surface.front(t, y));
    svg.line(projectAll(scene, bar), color, width);
  }
}

function drawMesh(scene: Scene, { top, bottom, reach }: Extent): void {
  const { surface, camera, svg } = scene;
  // Seen level from the side there is nothing of it.
  if (camera.seesFront && camera.seesRear) return;
  const lean = reach * 0.3;
  for (const t of steps(-reach * 0.66, reach * 0.66, 7)) {
    for (const way of [-1, 1]) {
      const line = [surface.front(t - lean * way, bottom + 2), surface.front(t + lean * way, top - 2)];
      svg.line(projectAll(scene, line), BAR, camera.scale * 0.5);
    }
  }
}

function drawKidneys(scene: Scene, { top, bottom, reach }: Extent): void {
  const { camera, svg } = scene;
  const frame = ` stroke="${FRAME}" stroke-width="${Math.round(camera.scale * 1.3)}"`;
  for (const side of [-1, 1] as const) {
    const kidney: Point[] = [
      [reach * 0.08, top],
      [reach * 0.72, top - 1],
      [reach * 0.8, mix(bottom, top, 0.5)],
      [reach * 0.62, bottom],
      [reach * 0.14, bottom + 1],
    ];
    svg.fill(onEnd(scene, { end: "front", side }, kidney), DARK, frame);
  }
}

/** Seven openings, higher than wide. */
function drawSlots(scene: Scene, { top, bottom, reach }: Extent): void {
  const { svg, surface } = scene;
  for (const t of steps(-reach * 0.84, reach * 0.84, 6)) {
    const half = reach * 0.085;
    const slot: Point[] = [
      [t - half, top],
      [t + half, top],
      [t + half, bottom],
      [t - half, bottom],
    ];
    svg.fill(
      projectAll(
        scene,
        slot.map(([at, y]) => surface.front(at, y)),
      ),
      DARK,
    );
  }
}
