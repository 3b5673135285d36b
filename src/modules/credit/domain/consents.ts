import { english } from "#platform/shared/texts/text.ts";
import { needsWisconsinNotice } from "./applicants/community-property.ts";

/** What an applicant agrees to, each in a block and with a record of its own (VAL-32). */
export const CONSENT_CODES = [
  "ELECTRONIC_RECORDS",
  "PRIVACY_NOTICE",
  "CREDIT_REPORT",
  "ACCURACY",
  "JOINT_INTENT",
  "WISCONSIN_NOTICE",
] as const;
export type ConsentCode = (typeof CONSENT_CODES)[number];

/** What stands around one box. `{brand}` is the retailer, `{phone}` its number. */
export interface ConsentWords {
  /** One line above the box. */
  readonly title: string;
  /** Read before the box is ticked. */
  readonly text: string;
  /** Beside the box. */
  readonly agreement: string;
}

/** Our own words; a change of them is a new version. A retailer's words have a version of their own. */
interface ConsentText extends ConsentWords {
  readonly code: ConsentCode;
  readonly version: number;
}

export const CONSENT_TEXTS: Readonly<Record<ConsentCode, ConsentText>> = {
  ELECTRONIC_RECORDS: {
    code: "ELECTRONIC_RECORDS",
    version: 3,
    title: english("Notices by email"),
    text: english(
      "{brand} and the lenders can send notices about this application, including decisions, to your email address as PDF files instead of on paper. You don't have to agree: without it, we mail these notices to your home address, and nothing else changes. You can ask for paper copies free of charge or take this consent back at any time by calling {phone}; what was sent until then stays valid. You need a device that opens PDF files and an email address that you keep up to date.",
    ),
    agreement: english("I agree to receive notices electronically, and I was able to open the sample PDF."),
  },
  PRIVACY_NOTICE: {
    code: "PRIVACY_NOTICE",
    version: 1,
    title: english("Privacy notice"),
    text: english(
      "Our privacy notice says which personal information {brand} collects for this application, why it is shared with lenders and credit bureaus, and how you can limit sharing.",
    ),
    agreement: english("I have received the privacy notice."),
  },
  CREDIT_REPORT: {
    code: "CREDIT_REPORT",
    version: 1,
    title: english("Credit report"),
    text: english(
      "{brand} sends this application to the lenders it works with. Each of them may get your credit report and check what you told us. This is a hard inquiry: it can lower your credit score a little. Scoring models usually count several car loan inquiries within 14 days as one.",
    ),
    agreement: english(
      "I authorize {brand} and its lenders to get my credit report and to check my employment and income.",
    ),
  },
  ACCURACY: {
    code: "ACCURACY",
    version: 2,
    title: english("What you told us"),
    text: english(
      "Lenders rely on what you told us. It is a federal crime to make a statement to a lender that you know is false.",
    ),
    agreement: english("Everything I entered is true and complete."),
  },
  JOINT_INTENT: {
    code: "JOINT_INTENT",
    version: 2,
    title: english("Joint credit"),
    text: english(
      "You are applying for joint credit: each of you owes the whole loan or lease, no matter who drives the car. Each of you confirms this separately.",
    ),
    agreement: english("I intend to apply for joint credit."),
  },
  WISCONSIN_NOTICE: {
    code: "WISCONSIN_NOTICE",
    version: 1,
    title: english("Notice to married Wisconsin residents"),
    text: english(
      "No marital property agreement, unilateral statement or court decree about marital property harms the creditor's rights unless the creditor received a copy of it, or knew its terms, before it gave the credit.",
    ),
    agreement: english("I have read this notice."),
  },
};

/** Beside the number of an applicant (VAL-09). Agreeing is no condition of anything (47 CFR 64.1200(f)(9)). */
export const PHONE_AGREEMENT = {
  version: 2,
  agreement: english(
    "{brand} and its lenders may call and text me at this number about this application. I can buy a car and get credit without agreeing to this. Message and data rates may apply.",
  ),
} as const;

/** Nobody has to read letters by email: without it they go on paper (12 CFR 1002.4(d)(2)). */
export const isOptionalConsent = (code: ConsentCode): boolean => code === "ELECTRONIC_RECORDS";

/** Which of them one person is asked for, in the order in which they are shown. */
export function askedConsents(facts: {
  readonly isJoint: boolean;
  /** Where the person lives and where the car will be titled; two letters each. */
  readonly states: readonly string[];
}): readonly ConsentCode[] {
  return CONSENT_CODES.filter((code) => {
    if (code === "JOINT_INTENT") return facts.isJoint;
    return code !== "WISCONSIN_NOTICE" || needsWisconsinNotice(facts.states);
  });
}
