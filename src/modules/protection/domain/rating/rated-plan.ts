import type { Cents } from "#platform/shared/money.ts";

/** A plan with its price for one car and deal. Terms in months, distances in miles. */
export interface RatedPlan {
  /** `<product>.<plan>`: what calls choose by. */
  readonly id: string;
  readonly productId: string;
  /** PROT-01. */
  readonly code: string;
  readonly kind: "serviceContract" | "gap" | "ancillary";
  readonly productName: string;
  readonly name: string;
  readonly packageType: "Appearance" | "Mechanical" | "Appearance + Mechanical" | null;
  readonly termMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  readonly priceCents: Cents;
  readonly administrator: string;
  readonly formId: string;
  /** Overrules whether the state taxes it. */
  readonly isTaxable?: boolean | undefined;
  /** What it adds to the factory's warranty; null where it is about something else. */
  readonly overlap: FactoryOverlap | null;
  readonly cancellation: {
    readonly freeLookDays: number;
    readonly feeCents: Cents;
    readonly unusedBy: "time" | "lesser";
    readonly takesOffClaims: boolean;
  };
  readonly isSample: boolean;
}

/** Months from the sale and miles on the odometer; `added` is what is really gained. */
export interface FactoryOverlap {
  readonly after: "basic" | "powertrain";
  readonly factoryMonthsLeft: number;
  readonly factoryEndsAtMiles: number;
  readonly planEndsInMonths: number;
  readonly planEndsAtMiles: number | null;
  readonly addedMonths: number;
  /** Null without a limit of miles. */
  readonly addedMiles: number | null;
  readonly pricePerAddedMonthCents: Cents | null;
  /** The first owner's first day is not known and was taken from the model year. */
  readonly isEstimate: boolean;
}

/** Why a plan is not sold for this car and deal. */
export const REFUSALS = [
  "not-sold-in-state",
  "condition",
  "make",
  "fuel",
  "age",
  "miles",
  "vehicle-value",
  "deal-type",
  "loan-below-floor",
  "loan-above-limit",
  "apr-above-limit",
  "term-above-limit",
  "amount-above-limit",
  "ends-before-factory",
  "lender-limit",
  "covers-the-same",
  "price-changed",
  "no-longer-offered",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface RefusedPlan {
  /** `<product>.<plan>`. */
  readonly id: string;
  readonly productId: string;
  readonly code: string;
  /** Product and plan as they are called. */
  readonly label: string;
  readonly reason: RefusalCode;
  /** For the sentence: percents, months, miles and cents by name. */
  readonly values: Readonly<Record<string, number | string>>;
}
