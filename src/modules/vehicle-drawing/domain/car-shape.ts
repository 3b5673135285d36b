import type { IllustrationFace } from "#modules/inventory/domain/illustration-url.ts";
import type { Point } from "./geometry.ts";

/** Measures of one body in centimeters: x from the nose, y from the ground, t across the end faces. */
export interface CarShape {
  readonly length: number;
  readonly width: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  readonly wheelRadius: number;
  /** Lower edge of the doors. */
  readonly sill: number;
  /** Nose outline at the middle: y to x. Its last point is the hood's leading edge. */
  readonly nose: readonly Point[];
  /** Tail outline at the middle: y to x. Its last point is the deck's or tailgate glass's lower edge. */
  readonly tail: readonly Point[];
  /** Upper edge of the body side: x to y. */
  readonly shoulder: readonly Point[];
  /** Middle of the hood: x to y, from leading edge to windshield. */
  readonly hood: readonly Point[];
  /** Middle of the windshield's upper edge, of the roof and of the rear glass's upper edge: x to y. */
  readonly roof: readonly Point[];
  /** Lower edge of the rear glass at the middle. */
  readonly rearGlass: Point;
  /** Roof edge seen from the side: x to y, from A-pillar foot over the roof to the last pillar's foot. */
  readonly cabin: readonly Point[];
  /** Last x of the side windows at the belt, and how far it leans forward towards the roof. */
  readonly glassEnd: Point;
  /** Middles of the pillars between side windows, from front to rear. */
  readonly pillars: readonly number[];
  /** Door gaps: x at the belt, from front to rear. */
  readonly doors: readonly number[];
  /** Half width at the roof edge as a part of the greatest half width. */
  readonly roofWidth: number;
  readonly headlamp: readonly Point[];
  readonly taillamp: readonly Point[];
  readonly grille: readonly Point[] | null;
  readonly intake: readonly Point[];
  readonly wheel: "five" | "ten" | "aero" | "six" | "turbine" | "lace";
  /** What fills the grille; `classic` when left out. */
  readonly face?: IllustrationFace;
  /** Unpainted plastic around the arches and along the sill. */
  readonly cladding: boolean;
  readonly rails?: boolean;
  readonly open?: "top" | "bed";
  /** Where the bed begins. */
  readonly bedFrom?: number;
  /** How much the corners draw in, in centimeters of depth. */
  readonly frontDepth: number;
  readonly rearDepth: number;
}
