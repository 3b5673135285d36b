import type { CreditTierName } from "./settings-schema.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Ppm } from "./figures/rate.ts";
import type { DealDelivery, DealType, DealVehicle } from "./terms/deal-parts.ts";
import type { LeaseOfferTerms } from "./leases/lease-offer-terms.ts";
import type { LoanTerms } from "./loans/loan-terms.ts";

/**
 * Everything that decides a deal, beside the rules of the retailer: CALC-02, for finance, lease and cash. Plain data,
 * so that it survives JSON: the browser, the server, the contract and a mail come to the same worksheet.
 */
export interface WorksheetInput {
  /** ISO date (`YYYY-MM-DD`): decides rules of law, and is where interest begins. */
  readonly contractDate: string;
  readonly vehicle: WorksheetVehicle;
  /** Where the car will be registered; null leaves taxes and fees out. */
  readonly place: WorksheetPlace | null;
  /** Null while nobody knows where the car goes: then it costs nothing. */
  readonly delivery: DealDelivery | null;
  readonly choices: WorksheetChoices;
  readonly trade: WorksheetTrade | null;
  readonly products: readonly WorksheetProduct[];
  /** Beside `vehicle.incentivesCents`, which everybody gets. */
  readonly incentives: readonly WorksheetIncentive[];
  /** A maker's terms in the retailer's own estimate; what a lender offers overrules them. */
  readonly support?: WorksheetSupport | undefined;
  /** Paid already; part of what is due at signing (PMT-07). */
  readonly depositCents: Cents;
  /** A lender's offer; null is the retailer's own estimate. */
  readonly terms: LoanTerms | LeaseOfferTerms | null;
}

interface WorksheetVehicle extends DealVehicle {
  /** What a lender's book says; loan-to-value counts from it, from the price where it is null. */
  readonly bookValueCents?: Cents | null | undefined;
}

interface WorksheetPlace {
  /** Two letters. */
  readonly state: string;
  readonly zipCode: string;
  readonly county?: string | undefined;
}

/** OP-15: who pays a cash deal. */
export const FUNDING_SOURCES = ["OWN_FUNDS", "THIRD_PARTY_FINANCING"] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];

/** What the buyer chose; what is left out is the retailer's default. */
interface WorksheetChoices {
  readonly type: DealType;
  readonly funding?: FundingSource | undefined;
  /** Finance: cash down. Lease: everything due at signing, unless `reductionCents` is given (B-4). */
  readonly downPaymentCents?: Cents | undefined;
  /** Lease only: cash towards the capitalized cost; then what is due at signing follows. */
  readonly reductionCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  /** Lease only. */
  readonly annualMiles?: number | undefined;
  readonly creditTier?: CreditTierName | undefined;
  /** ISO date, 15 to 45 days after the contract and on days 1 to 28; left out, the retailer's usual one. */
  readonly firstPaymentDate?: string | undefined;
  /** Lease only: all payments at signing. */
  readonly onePay?: boolean | undefined;
  /** Lease only: how many multiple security deposits. */
  readonly securityDeposits?: number | undefined;
}

export type TradeOwnership = "OWNED" | "FINANCED" | "LEASED";

export interface WorksheetTrade {
  readonly allowanceCents: Cents;
  /** Still owed on it; more than the allowance is negative equity. */
  readonly payoffCents: Cents;
  readonly ownership: TradeOwnership;
}

/** A plan of the Coverage step. */
export interface WorksheetProduct {
  /** Kind: `serviceContract`, `gap` or another; decides what the state taxes. */
  readonly code: string;
  readonly id: string;
  readonly label: string;
  readonly priceCents: Cents;
  readonly termMonths: number | null;
  readonly miles: number | null;
  /** Overrules the state's rule. */
  readonly isTaxable?: boolean | undefined;
  /** Its buyer did not choose it after reading that it is optional: then it is a cost of the credit (12 CFR 1026.4(d)). */
  readonly isFinanceCharge?: boolean | undefined;
}

/** A special rate or a residual that a maker pays for. */
export interface WorksheetSupport {
  readonly id: string;
  readonly label: string;
  /** Instead of the usual rate; of a lease in the unit of `LeaseOfferTerms.ratePpm`. */
  readonly ratePpm?: Ppm | undefined;
  /** Added to the residual of a lease. */
  readonly residualPpm?: Ppm | undefined;
}

export interface WorksheetIncentive {
  readonly id: string;
  readonly label: string;
  /** Positive; taken off. */
  readonly amountCents: Cents;
  readonly appliedAs: "price" | "down-payment" | "cap-reduction";
  readonly from: "maker" | "dealer" | "promo";
}
