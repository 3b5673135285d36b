import type { Language } from "#platform/shared/texts/language.ts";
import type { ApplicantDraft, DraftPage } from "./applicants/applicant-draft.ts";
import type { ConsentCode, ConsentWords } from "./consents.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Relation } from "./credit-words.ts";

/** CRED-01, in its order: the pages of one person. `review` and `terms` come last and stand for everybody. */
export const CREDIT_PAGES = [
  "personal",
  "spouse",
  "employment",
  "housing",
  "ssn",
  "review",
  "terms",
] as const;
export type CreditPage = (typeof CREDIT_PAGES)[number];

/** How far somebody has come with one of their pages. */
export interface PageStanding {
  readonly page: DraftPage | "ssn" | "terms";
  readonly isComplete: boolean;
  /** Field to message; empty for a page nobody has opened yet. */
  readonly problems: Readonly<Record<string, string>>;
}

/** One person as the caller may see them. */
export interface ApplicantView {
  readonly role: ApplicantRole;
  /** Whose pages the caller may fill in. What the other one typed on their own phone is null, and never told. */
  readonly isMine: boolean;
  /** For lists and headings; empty before it was typed. */
  readonly firstName: string;
  readonly draft: ApplicantDraft | null;
  /** The SSN itself never leaves the server (CRED-02). */
  readonly ssnLast4: string | null;
  /** What this person has to do, in order; without `spouse` where nobody asks about one. */
  readonly pages: readonly PageStanding[];
  readonly consents: readonly {
    readonly code: ConsentCode;
    readonly version: number;
    readonly isGiven: boolean;
    /** The retailer's own words, `{brand}` and `{phone}` still to be filled in; what is missing says our text. */
    readonly own: Partial<ConsentWords>;
  }[];
  /** E-SIGN: the code of the sample PDF was typed. */
  readonly hasDemonstrated: boolean;
  readonly isComplete: boolean;
}

export interface JointView {
  readonly relation: Relation;
  /** On the title too. */
  readonly isCoBuyer: boolean;
  /** Types on a phone of their own. */
  readonly isElsewhere: boolean;
  readonly invitation: {
    /** Masked phone or email. */
    readonly sentTo: string;
    /** ISO instant. */
    readonly expiresAt: string;
    readonly isExpired: boolean;
    readonly isOpened: boolean;
    /** Null for invitations of earlier releases. */
    readonly language: Language | null;
  } | null;
}

/** GET /api/credit-applications/{orderNumber}, and what the invited person sees of it. */
export interface ApplicationView {
  readonly orderNumber: string;
  readonly dealType: "finance" | "lease";
  readonly vehicleTitle: string;
  /** `open`: may be filled in. `submitted`: lenders decide or have decided. `closed`: the order is over or is no credit. */
  readonly state: "open" | "submitted" | "closed";
  /** Joint applications are taken by this retailer. */
  readonly mayBeJoint: boolean;
  /** Beside an applicant's phone number; null for our own words. */
  readonly phoneConsent: { readonly version: number; readonly agreement: string | null };
  readonly joint: JointView | null;
  readonly applicants: readonly ApplicantView[];
  /** Everybody has filled in everything and agreed: checkout may go on. */
  readonly isReady: boolean;
}
