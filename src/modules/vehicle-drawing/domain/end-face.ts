import { smoothLoop, type Point } from "./geometry.ts";
import { projectAll, type Scene } from "./svg-elements.ts";

/** Which end face, and which half of it. */
interface Place {
  readonly end: "front" | "rear";
  readonly side: 1 | -1;
}

/** A shape on an end face, mirrored to the far side where that is in view. */
export function onEnd(scene: Scene, { end, side }: Place, shape: readonly Point[]): Point[] {
  const face = scene.surface[end];
  const hidden = scene.camera.seesSide ? 1 : 1.12;
  return projectAll(
    scene,
    smoothLoop(shape).map(([t, y]) => face(side * (side < 0 ? Math.min(t, hidden) : t), y)),
  );
}

/** A shape across the middle, given as its near half from top to bottom. */
export function acrossEnd(scene: Scene, end: "front" | "rear", half: readonly Point[]): Point[] {
  const whole: Point[] = [...half, ...half.toReversed().map(([t, y]): Point => [-t, y])];
  return onEnd(scene, { end, side: 1 }, whole);
}
