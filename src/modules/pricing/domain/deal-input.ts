import type { CreditTierName } from "#modules/tenancy/domain/config/payment-schema.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { FinancePayment } from "./finance-payment.ts";
import type { LeasePayment } from "./lease-payment.ts";
import type { DownPaymentLimits, FinanceProblem } from "./down-payment.ts";
import type { PricedLine } from "./priced-line.ts";
import type { Ppm } from "./rate.ts";

/** CALC-01, in the order in which they are offered. */
export const DEAL_TYPES = ["finance", "lease", "cash"] as const;
export type DealType = (typeof DEAL_TYPES)[number];

/** What of a vehicle decides what it costs. */
export interface DealVehicle {
  readonly priceCents: Cents | null;
  readonly msrpCents: Cents | null;
  readonly incentivesCents: Cents;
  readonly condition: "new" | "used" | "certified";
  readonly mileage: number | null;
  /** With these, a rooftop's own payment defaults and fees count (OP-10). */
  readonly dealershipId?: string | undefined;
  readonly make?: string | undefined;
}

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
}

/** What follows from the address; without one nothing of it is included. */
export interface DealPlace {
  /** Tax, title, registration and document fee (B-8). */
  readonly feeLines: readonly PricedLine[];
  /** On lease payments. */
  readonly salesTaxPpm: Ppm;
}

export interface DealDelivery {
  readonly feeCents: Cents;
  readonly derivation: string;
}

export interface DealInput {
  readonly vehicle: DealVehicle;
  readonly choices: DealChoices;
  readonly place: DealPlace | null;
  /** Null while nobody knows where the car goes: then it costs nothing. */
  readonly delivery: DealDelivery | null;
}

/** Why a deal is not possible; each has one message. */
export type DealProblem =
  | FinanceProblem
  | "lease-not-offered"
  | "term-not-offered"
  | "down-payment-too-low"
  | "equity-exceeds-cash-price";

interface Priced {
  /** Everything that is owed and taken off, in the order of a receipt; their sum is `totalCents`. */
  readonly lines: readonly PricedLine[];
  readonly totalCents: Cents;
  readonly includesTaxesAndFees: boolean;
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
