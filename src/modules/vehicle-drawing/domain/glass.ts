import { mix, steps, type Point, type Spot } from "./geometry.ts";
import { faceOutline, projectAll, type Scene } from "./svg-elements.ts";

const FRAME = "#0d0f12";

function glassFill({ svg }: Scene, top: Point, bottom: Point): string {
  return svg.gradient(top, bottom, [
    [0, "#5b6975"],
    [0.35, "#323c46"],
    [1, "#171c22"],
  ]);
}

/** Shrinks a face towards its middle. */
function inset(face: (u: number, along: number) => Spot, u: number, along: number) {
  return (a: number, b: number): Spot => face(a * (1 - u), mix(along, 1 - along, b));
}

/** Windshield or rear glass, with its black rim and a band of sky in it. */
export function drawGlass(scene: Scene, which: "windshield" | "rearGlass"): void {
  const { surface, camera, svg, roofPaint } = scene;
  const face = surface[which];
  if (scene.car.open === "top") {
    if (which === "windshield")
      svg.fill(faceOutline(scene, face), "#9fb0be", ' fill-opacity=".35" stroke="#17191c" stroke-width="9"');
    return;
  }
  svg.fill(faceOutline(scene, face), which === "windshield" ? FRAME : roofPaint.base);
  const pane = inset(face, which === "windshield" ? 0.05 : 0.1, which === "windshield" ? 0.03 : 0.07);
  const upper = which === "windshield" ? 1 : 0;
  svg.fill(
    faceOutline(scene, pane),
    glassFill(scene, camera.project(pane(0, upper)), camera.project(pane(0, 1 - upper))),
  );
  const streak = [pane(-0.5, 0.06), pane(-0.1, 0.06), pane(0.25, 0.94), pane(-0.2, 0.94)];
  svg.fill(projectAll(scene, streak), "#fff", ' opacity=".09"');
}

/** Side of the cabin: painted pillars and roof edge. */
export function drawCabinSide(scene: Scene): void {
  const { car, surface, camera, svg, roofPaint } = scene;
  if (car.open === "top") return;
  const from = car.cabin[0]?.[0] ?? 0;
  const to = car.cabin.at(-1)?.[0] ?? 0;
  const outline: Spot[] = [
    ...steps(from, to, 60).map((x) => surface.side(x, surface.cabin(x))),
    ...steps(to, from, 30).map((x) => surface.side(x, surface.shoulder(x))),
  ];
  const middle = (from + to) / 2;
  const fill = svg.gradient(
    camera.project(surface.side(middle, surface.cabin(middle))),
    camera.project(surface.side(middle, surface.shoulder(middle))),
    [
      [0, roofPaint.top],
      [0.14, roofPaint.base],
      [1, roofPaint.mid],
    ],
  );
  svg.fill(projectAll(scene, outline), fill);
}

/** Panes between the pillars, in their black frame. */
export function drawSideWindows(scene: Scene): void {
  const { car, surface, camera, svg } = scene;
  if (car.open === "top") return;
  const start = (car.cabin[0]?.[0] ?? 0) + 8;
  const [end] = car.glassEnd;
  svg.fill(windowOutline(scene, [start, end], 3.2), FRAME);
  const middle = (start + end) / 2;
  const fill = glassFill(
    scene,
    camera.project(surface.side(middle, surface.cabin(middle) - 4)),
    camera.project(surface.side(middle, surface.shoulder(middle))),
  );
  const edges = [start + 3, ...car.pillars.flatMap((x) => [x - 3, x + 3]), end - 2];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    svg.fill(windowOutline(scene, [edges[index] ?? 0, edges[index + 1] ?? 0], 5.2), fill);
  }
  const shine = [0.2, 0.34, 0.24, 0.1].map((part, index) => {
    const x = mix(start, end, part + 0.12);
    return surface.side(x, index < 2 ? surface.cabin(x) - 5.5 : surface.shoulder(x) + 2.5);
  });
  svg.fill(projectAll(scene, shine), "#fff", ' opacity=".1"');
}

/** The part of the window band between two x; the last edge leans with the rear pillar. */
function windowOutline(scene: Scene, [from, to]: Point, gap: number): Point[] {
  const { car, surface } = scene;
  const [end, lean] = car.glassEnd;
  const low = (x: number) => surface.shoulder(x) + (gap > 4 ? 1.8 : 0.6);
  const isLast = to > end - 5;
  const top = (x: number) => surface.cabin(x) - gap;
  const leaning = (x: number, y: number) => {
    const height = Math.max(0, y - low(x)) / Math.max(20, top(mix(from, to, 0.5)) - low(x));
    return isLast ? Math.min(x, to - lean * Math.min(1, height)) : x;
  };
  const xs = steps(from, to, 28).filter((x) => top(x) > low(x));
  return projectAll(scene, [
    ...xs.map((x) => surface.side(leaning(x, top(x)), top(leaning(x, top(x))))),
    ...xs.toReversed().map((x) => surface.side(x, low(x))),
  ]);
}
