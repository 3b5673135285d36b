import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Stipulation } from "./stipulation.ts";

/** What the deal must become for this offer, where it is not what was asked. */
export interface CounterStructure {
  readonly downPaymentCents: Cents;
  readonly amountFinancedCents: Cents;
  readonly termMonths: number;
  readonly annualMiles: number | null;
  /** Codes of products that must go. */
  readonly droppedProductCodes: readonly string[];
}

/** One way in which a lender would do the deal. */
export interface LenderOffer {
  readonly offerId: string;
  readonly terms: LoanTerms | LeaseOfferTerms;
  /** The lender's name for its grade, e.g. `A`. */
  readonly tier: string;
  /** Most that may be financed (loan) or capitalized (lease) on these terms. */
  readonly maximumAmountCents: Cents;
  readonly minimumDownCents: Cents;
  /** Loan: as its contract discloses it. Lease: the adjusted capitalized cost as it was asked for. */
  readonly amountFinancedCents: Cents;
  readonly paymentCents: Cents;
  /** What the lender keeps of the amount it pays to the retailer. */
  readonly dealerDiscountFeeCents: Cents;
  readonly stipulations: readonly Stipulation[];
  /** Null when the deal may stay as it is. */
  readonly counter: CounterStructure | null;
}
