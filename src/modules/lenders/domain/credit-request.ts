import type { Cents } from "#platform/shared/money.ts";

/** What somebody pays for where they live (CRED-06, as lenders name it). */
export const HOUSING_KINDS = ["BUYING", "OWN", "RENT", "RELATIVES", "MOBILE", "OTHER"] as const;
type HousingKind = (typeof HOUSING_KINDS)[number];

/** CRED-05 with the kinds that lenders tell apart. */
export const EMPLOYMENT_STATUSES = [
  "FULL_TIME",
  "PART_TIME",
  "SELF_EMPLOYED",
  "MILITARY",
  "RETIRED",
  "STUDENT",
  "UNEMPLOYED",
  "CONTRACT",
  "SEASONAL",
  "TEMPORARY",
  "OTHER",
] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

/** One home of an applicant; the first in a list is the present one. */
export interface ApplicantAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zipCode: string;
  readonly county: string | null;
  /** Whole months there; 0 counts as 1. */
  readonly months: number;
  readonly housing: HousingKind;
  /** What this applicant pays of it. */
  readonly monthlyPaymentCents: Cents;
}

/** One job or other standing; the first in a list is the present one. */
interface ApplicantEmployment {
  readonly status: EmploymentStatus;
  readonly employer: string | null;
  readonly occupation: string | null;
  readonly phone: string | null;
  readonly months: number;
}

interface OtherIncome {
  /** E.g. `SOCIAL_SECURITY`, as the application names it. */
  readonly source: string;
  readonly monthlyCents: Cents;
}

/** One person who applies. Holds nothing that a lender may not decide by, except to know who it is (Regulation B). */
export interface CreditApplicant {
  /** Opaque; notices name their reader by it. */
  readonly applicantId: string;
  readonly role: "PRIMARY" | "JOINT";
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  /** ISO date: identity and legal age only. */
  readonly birthDate: string;
  /** Nine digits, SSN or ITIN; leaves the seal only for the call of a port. */
  readonly ssn: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly addresses: readonly ApplicantAddress[];
  readonly employments: readonly ApplicantEmployment[];
  /** From the present employment, before taxes. */
  readonly grossAnnualIncomeCents: Cents;
  readonly otherIncome: readonly OtherIncome[];
}

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
