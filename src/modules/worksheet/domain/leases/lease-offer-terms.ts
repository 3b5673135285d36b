import type { Cents } from "#platform/shared/money.ts";
import type { Ppm } from "../figures/rate.ts";

/** The terms of a lease as a lessor offers them, or as the retailer estimates them (B-3). */
export interface LeaseOfferTerms {
  readonly kind: "lease";
  /** Null for the retailer's own estimate. */
  readonly lenderId: string | null;
  readonly lessorName: string;
  /** The money factor times 24,000,000, exact. Never shown as an annual percentage rate (Regulation M). */
  readonly ratePpm: Ppm;
  /** What the lessor asks of the retailer, in the same unit. */
  readonly buyRatePpm: Ppm;
  /** Of the MSRP, for the term and the miles. */
  readonly residualPpm: Ppm;
  /** The residual counts no more of the MSRP than this; null without a cap. */
  readonly maximumResidualizedMsrpCents: Cents | null;
  /** Capitalized. */
  readonly acquisitionFeeCents: Cents;
  /** Due when the car goes back. */
  readonly dispositionFeeCents: Cents;
  readonly purchaseOptionFeeCents: Cents;
  /** For every mile above the allowance. */
  readonly excessMileCents: Cents;
  /** Refundable; for multiple security deposits the amount of each follows from the payment. */
  readonly securityDepositCents: Cents;
  readonly termMonths: number;
  readonly annualMiles: number;
  /** The rate with all payments at signing (one-pay); absent where it is not offered. */
  readonly onePayRatePpm?: Ppm;
  /** Multiple security deposits; absent where they are not offered. */
  readonly securityDeposits?: {
    readonly maximum: number;
    /** How much each lowers `ratePpm`. */
    readonly ratePpmEach: Ppm;
  };
}
