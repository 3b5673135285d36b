import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { SheetLine } from "../sheet-line.ts";
import type { LeaseOfferTerms } from "./lease-offer-terms.ts";
import type { LeaseTaxRule } from "./lease-tax-rule.ts";

/** What is leased, on which terms and under which tax. */
export interface LeaseDeal {
  readonly terms: LeaseOfferTerms;
  readonly tax: LeaseTaxRule;
  readonly agreedValueCents: Cents;
  /** Null counts the agreed value. */
  readonly msrpCents: Cents | null;
  /** Beside the acquisition fee: delivery, doc fee, products, prior balance. */
  readonly capitalized: readonly SheetLine[];
  /** Positive. */
  readonly rebatesCents: Cents;
  /** Net trade-in allowance, never negative: a prior balance is capitalized. */
  readonly tradeEquityCents: Cents;
  /** Title, registration and others that are paid at signing. */
  readonly upfrontFees: readonly SheetLine[];
  /** The part of them that is taxed. */
  readonly taxableFeesCents: Cents;
  readonly isOnePay: boolean;
  /** How many multiple security deposits. */
  readonly securityDeposits: number;
  readonly contractDate: CivilDate;
}
