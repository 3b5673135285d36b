import type { ApplicantAddress } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Cents } from "#platform/shared/money.ts";

/** Where somebody said that they live. */
export type TypedHome = Pick<ApplicantAddress, "line1" | "line2" | "city" | "state" | "zipCode">;

/** Everything that was typed in one journey but the SSN (PQ-03). Sealed wherever it is kept. */
export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  /** Ten digits. */
  readonly phone: string;
  readonly zipCode: string;
  readonly annualIncomeCents: Cents;
  /** Null unless the bureau needed more than the name; then the email was asked for as well. */
  readonly address: TypedHome | null;
  readonly email: string | null;
  readonly emailOptIn: boolean;
  readonly textOptIn: boolean;
}
