import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";

/** A car as its owner named it. */
export interface DescribedCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodyStyle: BodyStyle | null;
}

export const OWNERSHIPS = ["OWNED", "FINANCED", "LEASED"] as const;
/** TRADE-02. */
export type Ownership = (typeof OWNERSHIPS)[number];

/** A year and a half of use is 1.5: model years begin in July of the year before. */
export function ageInYears(modelYear: number, on: Date): number {
  const months = (on.getUTCFullYear() - modelYear) * 12 + on.getUTCMonth() + 6;
  return Math.max(0, Math.round((months / 12) * 100) / 100);
}
