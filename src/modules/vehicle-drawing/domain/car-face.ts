import type { IllustrationFace } from "#modules/inventory/domain/illustration-url.ts";
import type { CarShape } from "./car-shape.ts";
import type { Point } from "./geometry.ts";

type FaceChange = (car: CarShape) => Partial<CarShape>;

/** Wider or narrower around the middle of the car, lower or higher from its upper edge. */
function scaled(half: readonly Point[] | null, across: number, down: number): Point[] | null {
  if (half === null) return null;
  const top = Math.max(...half.map(([, y]) => y));
  return half.map(([t, y]): Point => [t * across, top - (top - y) * down]);
}

/** A lamp flatter or taller around its own middle. */
function tall(lamp: readonly Point[], by: number): Point[] {
  const middle = lamp.reduce((sum, [, y]) => sum + y, 0) / lamp.length;
  return lamp.map(([t, y]): Point => [t, middle + (y - middle) * by]);
}

/** Round lamps, where the body has room for them. */
function roundLamp({ headlamp }: CarShape): Point[] {
  const middle = headlamp.reduce((sum, [, y]) => sum + y, 0) / headlamp.length;
  return Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * 2 * Math.PI + Math.PI;
    return [0.82 + 0.17 * Math.cos(angle), middle - 0.5 + 9 * Math.sin(angle)];
  });
}

const lower = (car: CarShape, across: number, down: number): Point[] =>
  scaled(car.intake, across, down) ?? [];

const CHANGES: Readonly<Record<IllustrationFace, FaceChange>> = {
  classic: () => ({}),
  slim: (car) => ({
    grille: scaled(car.grille, 1.3, 0.42),
    intake: lower(car, 1.08, 1.25),
    headlamp: tall(car.headlamp, 0.78),
    wheel: "turbine",
  }),
  bars: (car) => ({
    grille: scaled(car.grille, 1.24, 0.92),
    headlamp: tall(car.headlamp, 1.18),
    wheel: "six",
  }),
  twin: (car) => ({ grille: scaled(car.grille, 1.02, 0.86), wheel: "ten" }),
  slots: (car) => ({
    grille: scaled(car.grille, 1.12, 0.72),
    headlamp: roundLamp(car),
    wheel: "six",
  }),
  closed: (car) => ({ grille: null, headlamp: tall(car.headlamp, 0.7), wheel: "aero" }),
  shield: (car) => ({
    grille: scaled(car.grille, 0.96, 1.42),
    intake: lower(car, 1, 0.6),
    headlamp: tall(car.headlamp, 0.84),
    wheel: "turbine",
  }),
  mesh: (car) => ({ grille: scaled(car.grille, 1.08, 1.06), wheel: "lace" }),
  round: (car) => ({
    grille: scaled(car.grille, 0.9, 0.5),
    headlamp: roundLamp(car),
    wheel: "five",
  }),
};

/** A body with the front and the wheels of a make. */
export function withFace(car: CarShape, face: IllustrationFace): CarShape {
  return { ...car, ...CHANGES[face](car), face };
}
