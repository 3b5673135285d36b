import type { Cents } from "#platform/shared/money.ts";

/** Why an amount of an offer is what it is, with the values that its sentence needs. */
export interface OfferLine {
  readonly code:
    | "comparable"
    /** A person's amount, in one. */
    | "appraisal"
    /** A price guide's amount, in one. */
    | "guide"
    | "mileage"
    | "grade"
    | "deduction"
    | "transport"
    | "margin"
    | "incentive"
    | "boost";
  readonly amountCents: Cents;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Why nobody was offered anything at once. */
export type ReviewReason =
  | "too-few-cars"
  | "answers"
  | "too-old"
  | "too-many-miles"
  | "leased"
  | "odometer"
  | "below-smallest-offer";

/** An offer with its arithmetic, or why a person has to look first (TRADE-05). Lines add up to the amount. */
export type OfferFigure =
  | {
      readonly kind: "offer";
      readonly amountCents: Cents;
      readonly lines: readonly OfferLine[];
      /** Eight of ten cars like it sold between these; null where a person said the amount. */
      readonly band: { readonly lowCents: Cents; readonly highCents: Cents } | null;
      /** Cars of the model that it rests on, and the day they were counted; null where a person said the amount. */
      readonly basis: { readonly count: number; readonly fittedOn: string } | null;
    }
  | { readonly kind: "review"; readonly reasons: readonly ReviewReason[] };
