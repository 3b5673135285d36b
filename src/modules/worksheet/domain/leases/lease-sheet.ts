import type { Cents } from "#platform/shared/money.ts";
import type { Confidence } from "../state-rules/state-fee-rule.ts";
import type { Ppm } from "../figures/rate.ts";
import type { SheetLine } from "../sheet-line.ts";
import type { LeaseOfferTerms } from "./lease-offer-terms.ts";

/**
 * How a state taxes a lease: each payment, the sum of payments at the start, the price to the lessor, the reduction at
 * the start and each payment, or not at all.
 */
export const LEASE_TAX_METHODS = ["P", "S", "L", "M", "N"] as const;
export type LeaseTaxMethod = (typeof LEASE_TAX_METHODS)[number];

export interface LeaseTax {
  readonly method: LeaseTaxMethod;
  readonly ratePpm: Ppm;
  readonly perPaymentCents: Cents;
  /** On cash and rebates that reduce the cost, on taxable fees, or on everything (S) where it is not capitalized. */
  readonly atSigningCents: Cents;
  readonly capitalizedCents: Cents;
  /** What is taxed at signing beside payments: fees, and cash, rebates and trade-in where the state counts them. */
  readonly taxedBesidePaymentsCents: Cents;
  /** Over the whole term. */
  readonly totalCents: Cents;
  readonly isEstimate: boolean;
  readonly confidence: Confidence;
}

/** The progression of Regulation M (12 CFR 1013.4(f)), in its order. */
export interface LeaseProgression {
  /** Agreed value and everything capitalized; adds up to the gross capitalized cost. */
  readonly capitalized: readonly SheetLine[];
  readonly agreedValueCents: Cents;
  readonly grossCapCostCents: Cents;
  readonly capCostReductionCents: Cents;
  readonly adjustedCapCostCents: Cents;
  readonly residualCents: Cents;
  readonly depreciationCents: Cents;
  readonly rentChargeCents: Cents;
  readonly totalOfBasePaymentsCents: Cents;
  readonly paymentCount: number;
  readonly basePaymentCents: Cents;
  readonly monthlyTaxCents: Cents;
  readonly paymentCents: Cents;
}

/** Amount due at signing, itemized by what it is for and by how it is paid; both add up to `totalCents`. */
export interface DueAtLeaseSigning {
  readonly amounts: readonly SheetLine[];
  readonly paidBy: readonly SheetLine[];
  readonly totalCents: Cents;
  /** What of it the buyer brings as money. */
  readonly cashCents: Cents;
}

/** What the end of the lease may cost. */
interface EndOfLease {
  readonly allowedMiles: number;
  readonly excessMileCents: Cents;
  readonly dispositionFeeCents: Cents;
  /** Residual and fee. */
  readonly purchaseOptionCents: Cents;
  readonly purchaseOptionFeeCents: Cents;
  readonly refundableDepositCents: Cents;
}

export interface LeaseSheet {
  readonly terms: LeaseOfferTerms;
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly isOnePay: boolean;
  readonly progression: LeaseProgression;
  readonly tax: LeaseTax;
  readonly dueAtSigning: DueAtLeaseSigning;
  /** The least that can be due: no cash towards the cost (CALC-07). */
  readonly minimumDueCents: Cents;
  readonly paymentCents: Cents;
  /** Payments after the one at signing. */
  readonly remainingPayments: number;
  readonly firstPaymentDate: string;
  readonly lastPaymentDate: string;
  /** All periodic payments, the one at signing included. */
  readonly periodicPaymentsCents: Cents;
  /** 12 CFR 1013.4(e): everything paid by the end in money, trade-in and rebates, without what is refunded. */
  readonly totalOfPaymentsCents: Cents;
  /** The money in it. */
  readonly totalCashCents: Cents;
  readonly endOfLease: EndOfLease;
}
