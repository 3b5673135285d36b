import type { CreditTierName } from "#modules/tenancy/domain/config/payment-schema.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { FinancePayment } from "./finance-payment.ts";
import type { LeasePayment } from "./lease-payment.ts";
import type { LeaseOfferTerms } from "./leases/lease-offer-terms.ts";
import type { LoanTerms } from "./loans/loan-terms.ts";
import type { DealDelivery, DealProblem, DealType, DealVehicle } from "./deal-parts.ts";
import type { DownPaymentLimits } from "./down-payment.ts";
import type { PricedLine } from "./priced-line.ts";
import type { Ppm } from "./rate.ts";
import type { Worksheet } from "./worksheet/worksheet.ts";

/** What the shopper chose; what is left out is the retailer's default. */
export interface DealChoices {
  readonly type: DealType;
  /** Finance: paid at signing. Lease: everything due at signing (B-4). Cash knows none. */
  readonly downPaymentCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  readonly creditTier?: CreditTierName | undefined;
  /** Lease only. */
  readonly annualMiles?: number | undefined;
  readonly tradeValueCents?: Cents | undefined;
  /** What is still owed on the trade-in; more than its value adds to the deal. */
  readonly tradeOwedCents?: Cents | undefined;
  /** The plans that were chosen. */
  readonly protectionCents?: Cents | undefined;
  /** Finance only: ISO date, 15 to 45 days after the contract and on days 1 to 28. */
  readonly firstPaymentDate?: CivilDate | undefined;
}

/** What follows from the address; without one nothing of it is included. */
export interface DealPlace {
  /** Tax, title, registration and document fee (B-8). */
  readonly feeLines: readonly PricedLine[];
  /** On lease payments. */
  readonly salesTaxPpm: Ppm;
}

export interface DealInput {
  readonly vehicle: DealVehicle;
  readonly choices: DealChoices;
  readonly place: DealPlace | null;
  /** Null while nobody knows where the car goes: then it costs nothing. */
  readonly delivery: DealDelivery | null;
  /** The day of the contract; left out, due dates are those of any day. */
  readonly contractDate?: CivilDate | undefined;
  /** A lender's offer; left out, the retailer's own estimate. */
  readonly terms?: LoanTerms | LeaseOfferTerms | undefined;
}

interface Priced {
  /** Everything that is owed and taken off, in the order of a receipt; their sum is `totalCents`. */
  readonly lines: readonly PricedLine[];
  readonly totalCents: Cents;
  readonly includesTaxesAndFees: boolean;
  /** What all amounts come from. */
  readonly worksheet: Worksheet;
}

export interface FinanceEstimate extends Priced, FinancePayment {
  readonly kind: "finance";
  /** Percent a year. */
  readonly apr: number;
  readonly creditTier: CreditTierName;
  readonly limits: DownPaymentLimits;
}

export interface LeaseEstimate extends Priced, Omit<LeasePayment, "kind"> {
  readonly kind: "lease";
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly creditTier: CreditTierName;
  /** Payments, what is due at signing and nothing else: the car goes back. */
  readonly totalOfPaymentsCents: Cents;
  readonly upfrontFeesCents: Cents;
  readonly limits: DownPaymentLimits;
}

export interface CashEstimate extends Priced {
  readonly kind: "cash";
  readonly amountDueCents: Cents;
}

export interface NotPossible {
  readonly kind: "not-possible";
  readonly problems: readonly DealProblem[];
  /** Null where no down payment would help. */
  readonly limits: DownPaymentLimits | null;
}

/** CALC-02 for one way to pay, with the reason of every number. */
export type DealEstimate = FinanceEstimate | LeaseEstimate | CashEstimate | NotPossible;
