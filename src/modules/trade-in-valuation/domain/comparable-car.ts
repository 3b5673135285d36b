import type { Cents } from "#platform/shared/money.ts";

/** A car with a price somebody asked or paid. */
export interface ComparableCar {
  /** Decides, the same way every time, whether the car is kept aside to measure the band: VIN or stock number. */
  readonly id: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  /** Cars of one class lose value in one way until a model has enough cars of its own. */
  readonly bodyClass: string;
  /** Years since the model year, at least 0. */
  readonly ageYears: number;
  readonly miles: number;
  readonly priceCents: Cents;
  /** 1 (rough) to 5 (excellent), fractions allowed; null where nobody graded it. */
  readonly grade: number | null;
}

/** A car whose price is looked for. */
export type UnpricedCar = Omit<ComparableCar, "priceCents" | "id">;

export const modelKey = ({ make, model }: Pick<ComparableCar, "make" | "model">): string =>
  `${make} ${model}`.toLowerCase();

/** What of a car moves its price beside model and trim. A grade that is not known counts as an average one. */
export function usageOf({
  ageYears,
  miles,
  grade,
}: Pick<ComparableCar, "ageYears" | "miles" | "grade">): readonly number[] {
  const age = ageYears / 10;
  const driven = miles / 100_000;
  const above = (grade ?? AVERAGE_GRADE) - AVERAGE_GRADE;
  return [
    age,
    age * age,
    driven,
    Math.log((miles + 2_000) / 30_000),
    age * driven,
    above,
    above * above,
    grade === null ? 1 : 0,
  ];
}

const AVERAGE_GRADE = 3;
export const USAGE_COLUMNS = 8;
