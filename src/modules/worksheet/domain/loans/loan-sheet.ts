import type { Cents } from "#platform/shared/money.ts";
import type { SheetLine } from "../sheet-line.ts";
import type { LoanTerms } from "./loan-terms.ts";

/** Equal payments in a row, as a contract's schedule names them. */
export interface ScheduledPayments {
  readonly count: number;
  readonly amountCents: Cents;
  /** ISO date of the first of them; the others follow monthly on the same day. */
  readonly firstDueOn: string;
}

/** The boxes of a credit sale (12 CFR 1026.18) and what stands behind them. */
export interface LoanSheet {
  readonly terms: LoanTerms;
  readonly termMonths: number;
  /** Vehicle, delivery, doc fee and sales tax, less what lowers the price. */
  readonly cashPriceCents: Cents;
  /** Positive trade equity, rebates and cash: never negative. */
  readonly downPaymentCents: Cents;
  /** The cash in it. */
  readonly cashDownCents: Cents;
  /** Trade allowance, payoff and the difference, which is negative where more is owed. */
  readonly trade: {
    readonly allowanceCents: Cents;
    readonly payoffCents: Cents;
    readonly equityCents: Cents;
  };
  /** What interest runs on. */
  readonly principalCents: Cents;
  readonly prepaidFinanceChargeCents: Cents;
  readonly amountFinancedCents: Cents;
  /** Principal less products; loan-to-value counts it against the book value. */
  readonly frontAmountCents: Cents;
  readonly productsCents: Cents;
  /** Adds up to `amountFinancedCents`; each line names who is paid. */
  readonly itemization: readonly SheetLine[];
  readonly financeChargeCents: Cents;
  /** Percent a year, to four decimals (Regulation Z, Appendix J). */
  readonly apr: number;
  readonly paymentCents: Cents;
  readonly lastPaymentCents: Cents;
  /** One entry where all payments are the same, two where the last differs. */
  readonly schedule: readonly ScheduledPayments[];
  /** (n - 1) payments and the last one. */
  readonly totalOfPaymentsCents: Cents;
  /** Total of payments and the down payment; a prepaid fee paid in cash included. */
  readonly totalSalePriceCents: Cents;
  readonly firstPaymentDate: string;
  readonly lastPaymentDate: string;
  readonly daysToFirstPayment: number;
  /** Unit periods of Appendix J from the contract to the first payment. */
  readonly wholePeriods: number;
  readonly oddDays: number;
  /** What a first payment one day later adds to the total of payments. */
  readonly costOfOneDayCents: Cents;
}
