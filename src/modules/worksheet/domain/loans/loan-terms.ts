import type { Cents } from "#platform/shared/money.ts";
import type { Ppm } from "../figures/rate.ts";

/**
 * How a lender counts interest until the first payment and between payments (finance formulas of CALC-02). Each gives
 * other cents for the same deal, so the offer names its own and the contract uses it.
 * - `regular`: equal months, whatever the first payment date.
 * - `oddSimple365`, `oddSimple360`: simple interest for the days beyond thirty first, then equal months.
 * - `appendixJ`: whole unit periods and odd days of Regulation Z, Appendix J.
 * - `daily365`: the actual days of every period, as a simple-interest servicer accrues them.
 */
export const ACCRUALS = ["regular", "oddSimple365", "oddSimple360", "appendixJ", "daily365"] as const;
export type Accrual = (typeof ACCRUALS)[number];

/** `half-up` to the nearest cent, or `up` to the next one. The last payment takes the difference. */
export const PAYMENT_ROUNDINGS = ["half-up", "up"] as const;
export type PaymentRounding = (typeof PAYMENT_ROUNDINGS)[number];

/** The terms of a loan as a lender offers them, or as the retailer estimates them. */
export interface LoanTerms {
  readonly kind: "loan";
  /** Null for the retailer's own estimate. */
  readonly lenderId: string | null;
  readonly lenderName: string;
  /** The contract's yearly rate. */
  readonly ratePpm: Ppm;
  /** What the lender asks of the retailer; the same as `ratePpm` where nothing is added. */
  readonly buyRatePpm: Ppm;
  readonly termMonths: number;
  readonly accrual: Accrual;
  readonly paymentRounding: PaymentRounding;
  /** A prepaid finance charge. */
  readonly lenderFeeCents: Cents;
  /** Part of the principal; otherwise it is paid in cash at signing. */
  readonly lenderFeeIsFinanced: boolean;
}
