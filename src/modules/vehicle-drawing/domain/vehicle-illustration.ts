import { cameraFor, CANVAS } from "./camera.ts";
import type { CarShape } from "./car-shape.ts";
import { withFace } from "./car-face.ts";
import { carSurface, type CarSurface } from "./car-surface.ts";
import { CAR_SHAPES } from "./car-shapes.ts";
import { drawFlank, drawFrontDetails, drawMirror, drawRearDetails } from "./details.ts";
import { drawCabinSide, drawGlass, drawSideWindows } from "./glass.ts";
import { steps, type Spot } from "./geometry.ts";
import type {
  IllustrationAngle,
  IllustrationFace,
  IllustrationShape,
  TurnFrame,
} from "#modules/inventory/domain/illustration-url.ts";
import { paintShades } from "./paint-shades.ts";
import { createSvgElements, type Scene } from "./svg-elements.ts";
import { drawSeats } from "./open-top.ts";
import {
  drawDeck,
  drawEnd,
  drawFlankOutline,
  drawHood,
  drawRails,
  drawRoof,
  drawShadow,
  drawSide,
  drawUnderside,
} from "./shell.ts";
import { drawTires, drawWheelFaces } from "./wheels.ts";

interface IllustrationInput {
  readonly shape: IllustrationShape;
  /** Of the make; `classic` when left out. */
  readonly face?: IllustrationFace | undefined;
  /** `#rrggbb`. */
  readonly paintHex: string;
  /** Roof of a two-tone car, `#rrggbb`. */
  readonly secondaryHex?: string | undefined;
  readonly angle: IllustrationAngle | TurnFrame;
  /** Starts every id in the drawing; give each drawing inlined into one page its own. */
  readonly idPrefix?: string | undefined;
}

/**
 * Draws a car as an SVG document of 2000 x 1504 units (VEH-09): transparent around the car, with a soft
 * shadow on the floor. One body is one set of measures; every angle is a view of the same shape.
 * The caller gives it a name for screen readers.
 */
export function vehicleIllustration(input: IllustrationInput): string {
  const car = withFace(CAR_SHAPES[input.shape], input.face ?? "classic");
  const prefix = input.idPrefix ?? "v";
  const surface = carSurface(car);
  const paint = paintShades(input.paintHex);
  const scene: Scene = {
    car,
    surface,
    camera: cameraFor(input.angle, outermostSpots(car, surface)),
    svg: createSvgElements(prefix),
    paint,
    roofPaint: input.secondaryHex === undefined ? paint : paintShades(input.secondaryHex),
  };
  drawCar(scene, prefix);
  const { defs, body } = scene.svg;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${defs.join("")}</defs>${body.join("")}</svg>`;
}

/** Where the car ends: flanks, both faces, roof, tires. */
function outermostSpots(car: CarShape, surface: CarSurface): Spot[] {
  const parts = [-1, -0.5, 0, 0.5, 1];
  return parts.flatMap((u) => [
    ...steps(car.frontDepth, car.length - car.rearDepth, 10).map((x): Spot => {
      const [, y, z] = surface.side(x, surface.shoulder(x));
      return [x, y, z * u];
    }),
    ...[40, 60, 80].flatMap((y) => [surface.front(u, y), surface.rear(u, y)]),
    ...[0, 0.5, 1].map((along) => surface.roof(u, along)),
    ...[car.frontAxle, car.rearAxle].map((x): Spot => [x, 0, (u * car.width) / 2]),
  ]);
}

/** Paints from far to near; faces turned away are left out or covered. */
function drawCar(scene: Scene, prefix: string): void {
  const { seesFront, seesRear, seesSide } = scene.camera;
  drawShadow(scene, `${prefix}s`);
  drawTires(scene);
  drawUnderside(scene);
  // From behind, mirrors stand beyond the car; else the near one is drawn last.
  if (seesFront || !seesSide) drawMirror(scene, -1);
  if (!seesFront && !seesSide) drawMirror(scene, 1);
  if (!seesSide) drawFlankOutline(scene);
  if (scene.car.open === "top") drawSeats(scene);
  if (seesFront) drawHood(scene);
  drawRoof(scene);
  if (seesFront) drawGlass(scene, "windshield");
  if (seesRear) drawGlass(scene, "rearGlass");
  if (seesRear) drawDeck(scene);
  if (seesFront) drawEnd(scene, "front");
  if (seesRear) drawEnd(scene, "rear");
  if (seesSide) drawNearSide(scene, `${prefix}w`);
  drawRails(scene);
  if (seesFront) drawFrontDetails(scene);
  if (seesRear) drawRearDetails(scene);
  if (seesFront || seesSide) drawMirror(scene, 1);
}

function drawNearSide(scene: Scene, wheelId: string): void {
  drawCabinSide(scene);
  drawSideWindows(scene);
  drawSide(scene);
  drawFlank(scene);
  drawWheelFaces(scene, wheelId);
}
