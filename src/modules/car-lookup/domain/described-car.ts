import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";

/** A car as its owner named it. */
export interface DescribedCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodyStyle: BodyStyle | null;
}
