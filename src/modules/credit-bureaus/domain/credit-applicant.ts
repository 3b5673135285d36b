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

/** A person's place in an application. */
export type ApplicantRole = "PRIMARY" | "JOINT";

/** One person who applies. Holds nothing that a lender may not decide by, except to know who it is (Regulation B). */
export interface CreditApplicant {
  /** Opaque; notices name their reader by it. */
  readonly applicantId: string;
  readonly role: ApplicantRole;
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
