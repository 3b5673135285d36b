import type { CarShape } from "./car-shape.ts";
import {
  CONVERTIBLE,
  COUPE,
  HATCHBACK,
  MINIVAN,
  PICKUP,
  SEDAN,
  SUV,
  SUV_BOXY,
  SUV_ELECTRIC,
  SUV_LARGE,
  VAN,
  WAGON,
} from "./car-shapes-data.ts";
import type { Point } from "./geometry.ts";
import type { IllustrationShape } from "#modules/inventory/domain/illustration-url.ts";

/** The same body longer or shorter, higher or lower; wheels keep their size. */
function stretched(car: CarShape, along: number, up: number): CarShape {
  const xy = (points: readonly Point[]) => points.map(([x, y]): Point => [x * along, y * up]);
  const yx = (points: readonly Point[]) => points.map(([y, x]): Point => [y * up, x * along]);
  const ends = (points: readonly Point[]) => points.map(([t, y]): Point => [t, y * up]);
  return {
    ...car,
    length: car.length * along,
    frontAxle: car.frontAxle * along,
    rearAxle: car.rearAxle * along,
    sill: car.sill * up,
    nose: yx(car.nose),
    tail: yx(car.tail),
    shoulder: xy(car.shoulder),
    hood: xy(car.hood),
    roof: xy(car.roof),
    cabin: xy(car.cabin),
    rearGlass: [car.rearGlass[0] * along, car.rearGlass[1] * up],
    glassEnd: [car.glassEnd[0] * along, car.glassEnd[1] * along],
    pillars: car.pillars.map((x) => x * along),
    doors: car.doors.map((x) => x * along),
    headlamp: ends(car.headlamp),
    taillamp: ends(car.taillamp),
    grille: car.grille && ends(car.grille),
    intake: ends(car.intake),
  };
}

/** The measures of every drawing. */
export const CAR_SHAPES: Readonly<Record<IllustrationShape, CarShape>> = {
  sedan: SEDAN,
  "sedan-compact": { ...stretched(SEDAN, 0.945, 0.99), wheel: "ten", width: 180 },
  "sedan-fastback": {
    ...stretched(SEDAN, 1.01, 0.985),
    wheel: "aero",
    grille: null,
    intake: [
      [0.56, 40],
      [0.46, 26],
    ],
    headlamp: SUV_ELECTRIC.headlamp.map(([t, y]) => [t, y - 10.5]),
  },
  coupe: COUPE,
  "coupe-sports": {
    ...stretched(COUPE, 0.94, 0.93),
    grille: null,
    intake: [
      [0.52, 46],
      [0.64, 34],
      [0.5, 20],
    ],
  },
  hatchback: HATCHBACK,
  wagon: WAGON,
  convertible: CONVERTIBLE,
  suv: SUV,
  "suv-compact": { ...stretched(SUV, 0.93, 0.955), wheelRadius: 35.5, width: 181 },
  "suv-large": SUV_LARGE,
  "suv-boxy": SUV_BOXY,
  "suv-electric": SUV_ELECTRIC,
  pickup: PICKUP,
  "pickup-midsize": { ...stretched(PICKUP, 0.915, 0.94), wheelRadius: 40, width: 194, cladding: true },
  minivan: MINIVAN,
  van: VAN,
};
