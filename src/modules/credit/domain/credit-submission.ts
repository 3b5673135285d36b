import type { CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { ConsentCode } from "./consents.ts";
import type { Relation } from "./credit-words.ts";

/** One person of a submission; the number is not part of it. */
export interface SubmittedApplicant extends Omit<CreditApplicant, "ssn"> {
  readonly ssnLast4: string;
  /** Of the pages that they filled in; missing in applications from before it was kept. */
  readonly language?: Language;
  readonly consents: readonly {
    readonly code: ConsentCode;
    readonly version: number;
    readonly textHash: string;
    /** ISO instant. */
    readonly givenAt: string;
    readonly givenOn: "account" | "invitation";
  }[];
  /** Permission to call and text `phone`, with the words beside the box; null without. */
  readonly phoneConsent: { readonly version: number; readonly agreement: string } | null;
}

/** An application as it was sent, for notices, papers and the law; sealed. */
export interface CreditSubmission {
  readonly applicants: readonly SubmittedApplicant[];
  readonly relation: Relation | null;
  /** The joint applicant is on the title too. */
  readonly isCoBuyer: boolean;
  /** Whom lenders ask about a spouse where the law has them told; null elsewhere. */
  readonly spouse: { readonly name: string; readonly addressLines: readonly string[] } | null;
  readonly vehicleTitle: string;
  readonly titleState: string;
}
