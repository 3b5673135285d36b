import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import type { Cents } from "#platform/shared/money.ts";

/** A loan at the terms that all columns share; null where those terms are not possible. */
interface ComparedFinance {
  readonly monthlyPaymentCents: Cents;
  /** Percent a year. */
  readonly apr: number;
  readonly financedAmountCents: Cents;
  readonly totalInterestCents: Cents;
  readonly totalOfPaymentsCents: Cents;
}

/** The retailer's usual lease; null where the vehicle is not leased. */
interface ComparedLease {
  readonly monthlyPaymentCents: Cents;
  readonly dueAtSigningCents: Cents;
  readonly termMonths: number;
  readonly annualMiles: number;
}

/** One column. */
export type ComparedVehicle = Omit<VehicleDetailsView, "description" | "photos"> & {
  readonly finance: ComparedFinance | null;
  readonly lease: ComparedLease | null;
  /** Everything to pay in cash, with taxes and fees; null without a price, and without the zip that decides them. */
  readonly cashTotalCents: Cents | null;
};

/** Asked for, and sold or withdrawn (CMP-03). */
export interface GoneVehicle {
  readonly key: string;
  /** Known for sold ones: what it was, and what to look for instead. */
  readonly vehicle: Pick<VehicleDetailsView, "year" | "make" | "model"> | null;
}

/** The terms that make payments comparable. */
export interface ComparisonTerms {
  readonly downPaymentCents: Cents;
  readonly termMonths: number;
  /** Choices for `termMonths`. */
  readonly offeredTerms: readonly number[];
  /** With one, taxes and fees are in every amount. */
  readonly zip: string | null;
  /** Why the zip that was asked for is not used. */
  readonly zipError: string | null;
}

export interface ComparisonView {
  /** In the order in which they were asked for; at most four. */
  readonly vehicles: readonly ComparedVehicle[];
  readonly gone: readonly GoneVehicle[];
  /** How many more were asked for than fit. */
  readonly leftOut: number;
  readonly terms: ComparisonTerms;
}
