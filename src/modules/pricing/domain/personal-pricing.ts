import type { Cents } from "#platform/shared/money.ts";
import type { WorksheetInput, WorksheetTrade } from "#modules/worksheet/domain/worksheet-input.ts";
import type { CardPaymentFacts, PaymentTerms, PossiblePricing } from "./card-payment-display.ts";

/** What of a vehicle decides what one shopper pays; cards and details pages have all of it. */
export interface PersonalVehicle {
  readonly id: string;
  /** Whose fees and phone count (OP-10). */
  readonly dealershipId: string;
  readonly type: "NEW" | "CPO" | "USED";
  readonly year: number;
  readonly make: string;
  readonly mileage: number | null;
  readonly priceCents: Cents | null;
  readonly msrpCents: Cents | null;
  readonly incentivesCents: Cents;
}

/** Why something is not as it was wished: the code of a lender's rule, and the numbers in it. */
interface PersonalCause {
  readonly code: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** A lender's own payment, counted as checkout counts it: with taxes and fees where the shopper lives. */
export interface QualifiedPayment extends PaymentTerms {
  readonly lenderName: string;
  /** What checkout's worksheet takes to come to the same cents, with the lender's terms. */
  readonly input: WorksheetInput;
  readonly amountFinancedCents: Cents;
  readonly totalOfPaymentsCents: Cents;
  /** ISO date. */
  readonly firstPaymentDate: string;
}

/** A lessor's own payment, counted as checkout counts it: with taxes and fees where the shopper lives. */
export interface LeasedPayment {
  readonly lenderName: string;
  readonly monthlyPaymentCents: Cents;
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly dueAtSigningCents: Cents;
  /** What is due at signing and every later payment. */
  readonly totalOfPaymentsCents: Cents;
  /** What checkout's worksheet takes to come to the same cents, with the lessor's terms. */
  readonly input: WorksheetInput;
}

/** How somebody wishes to lease any car; what is left out is the retailer's usual. */
interface LeaseChoice {
  /** Everything that is due at signing. */
  readonly downPaymentCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  readonly annualMiles?: number | undefined;
}

/** What a shopper wishes for one car; what is left out is what they wish for every car. */
export interface PersonalWish {
  readonly downPaymentCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  readonly trade?: WorksheetTrade | null | undefined;
  /** How it would be leased, by somebody who chose to lease; null asks for a loan. */
  readonly lease?: LeaseChoice | null | undefined;
}

/** A wish that was moved to what is possible (PQ-11): cents or months. */
export interface MovedWish {
  readonly from: number;
  readonly to: number;
  readonly cause: PersonalCause;
}

/** What is known about one vehicle for one shopper who pre-qualified (VEH-11, VEH-12 `Personalized`). */
export interface PersonalPricing {
  readonly lenderQualified: QualifiedPayment | null;
  /** VEH-11 `dealType` Lease: of somebody who chose to lease, for a car that one of their lenders leases; no loan beside it. */
  readonly leased: LeasedPayment | null;
  /** They chose to lease, and none of their lenders leases this new car like that: the loan stands in. */
  readonly isLeaseRefused: boolean;
  /** Codes of the lender's rules that the deal does not meet; empty when it qualifies. */
  readonly priceErrors: readonly string[];
  readonly possiblePricing: PossiblePricing | null;
  readonly monthlyPaymentCents: Cents | null;
  /** Cents down, where the wished amount was too high or too low (PQ-11). */
  readonly downPaymentChange: MovedWish | null;
  /** Months, where nobody lends that long for this car. */
  readonly termChange: MovedWish | null;
  /** Whom a shopper calls who does not qualify (VEH-16); ten digits. */
  readonly dealerPhone: string;
  /** ISO date on which the terms were made. */
  readonly asOf: string;
  /** Whose taxes and fees are in the payment. */
  readonly zipCode: string;
}

/** What a shopper wishes of one lease. */
export interface LeaseWish extends LeaseChoice {
  readonly trade?: WorksheetTrade | null | undefined;
}

/** The lease that one of a pre-qualified shopper's lenders makes of a wish. */
interface PersonalLease extends LeasedPayment {
  /** ISO date on which the terms were made. */
  readonly asOf: string;
  readonly zipCode: string;
}

/** Null where nobody is pre-qualified, and where none of their lenders leases the car like that. */
export type LeaseForShopper = (vehicle: PersonalVehicle, wish: LeaseWish) => PersonalLease | null;

/** The estimate of a vehicle as lists and pages carry it (VEH-11). */
export interface ShownEstimate {
  readonly estimatedMonthlyPaymentCents: Cents;
  readonly estimatedDownPaymentCents: Cents;
  readonly estimatedTerm: number;
  readonly estimatedAPR: number;
  /** Taken off before it was counted, where that is not what comes off the price. */
  readonly estimatedIncentivesCents?: Cents;
}

/** Facts for `cardPaymentDisplay` of a vehicle that anybody sees, with what one shopper knows beside it. */
export function cardPaymentFacts(
  vehicle: {
    readonly sold: boolean;
    readonly pendingSale: boolean;
    readonly estimatedPayment: ShownEstimate | null;
  },
  personal: PersonalPricing | null,
): CardPaymentFacts {
  const { sold, pendingSale, estimatedPayment: shown } = vehicle;
  return {
    pricingKind: personal !== null ? "Personalized" : shown === null ? "None" : "Estimated",
    sold,
    pendingSale,
    lenderQualified: personal?.lenderQualified ?? null,
    isLeased: personal?.leased != null,
    priceErrors: personal?.priceErrors ?? [],
    possiblePricing: personal?.possiblePricing ?? null,
    monthlyPaymentCents: personal?.monthlyPaymentCents ?? null,
    estimated: shown && {
      monthlyPaymentCents: shown.estimatedMonthlyPaymentCents,
      downPaymentCents: shown.estimatedDownPaymentCents,
      termMonths: shown.estimatedTerm,
      apr: shown.estimatedAPR,
    },
  };
}
