import type { CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Cents } from "#platform/shared/money.ts";

/** `GAP`, `VSC` or another product, for limits of lenders. */
interface RequestedProduct {
  readonly code: string;
  readonly kind: "GAP" | "VSC" | "OTHER";
  readonly priceCents: Cents;
}

/** What is asked for, as the worksheet has it (CALC-02, B-3). */
export interface RequestedStructure {
  /** Loan: the amount financed, without a lender fee. Lease: the adjusted capitalized cost, without any acquisition fee. */
  readonly amountFinancedCents: Cents;
  /** The same without products. */
  readonly frontAmountCents: Cents;
  readonly productsCents: Cents;
  readonly products: readonly RequestedProduct[];
  /** Cash the buyer brings; never negative. */
  readonly downPaymentCents: Cents;
  /** Allowance less payoff; negative where more is owed. */
  readonly tradeEquityCents: Cents;
  readonly termMonths: number;
  /** As the retailer estimated it. */
  readonly monthlyPaymentCents: Cents;
  /** ISO dates. */
  readonly contractDate: string;
  readonly firstPaymentDate: string;
  /** Null for loans. */
  readonly lease: {
    readonly annualMiles: number;
    /** As estimated; a lessor's own residual replaces it. */
    readonly residualCents: Cents;
    readonly capCostReductionCents: Cents;
    /** Tax on each payment, of the payment; 0 where it is taxed at the start. */
    readonly paymentTaxPpm: number;
    /**
     * Where the state taxes the sum of all payments at the start and the tax is financed: its rate, and what is taxed
     * beside the payments. The amount above is without it, because it follows from the lessor's own payments.
     */
    readonly startTax?: { readonly ratePpm: number; readonly taxedCents: Cents } | null;
  } | null;
}

export interface RequestedVehicle {
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly mileage: number;
  readonly condition: "NEW" | "CERTIFIED" | "USED";
  /** `REBUILT` or such; null for a clean title. */
  readonly titleBrand: string | null;
  readonly priceCents: Cents;
  readonly msrpCents: Cents | null;
  readonly invoiceCents: Cents | null;
  readonly bookValueCents: Cents | null;
}

/** What every lender is asked (LEND-02). One version of one application; the same again changes nothing. */
export interface CreditRequest {
  readonly requestId: string;
  readonly applicationId: string;
  /** From 1; a changed application is a new version. */
  readonly applicationVersion: number;
  readonly orderId: string;
  readonly dealType: "finance" | "lease";
  /** One or two; the first is the primary one. */
  readonly applicants: readonly CreditApplicant[];
  /** Of the joint applicant to the primary one. */
  readonly relation: "SPOUSE" | "PARENT" | "RESIDES_WITH" | "OTHER" | null;
  readonly structure: RequestedStructure;
  readonly vehicle: RequestedVehicle;
  /** Where the buyer lives; two letters. */
  readonly state: string;
  /** ISO instant. */
  readonly requestedAt: string;
}
