import { english } from "#platform/shared/texts/text.ts";

/** What a lender wants to see before it funds, in our words. */
const STIPULATION_CODES = [
  "PROOF_OF_INCOME",
  "PROOF_OF_RESIDENCE",
  "PROOF_OF_IDENTITY",
  "PROOF_OF_INSURANCE",
  "PROOF_OF_PHONE",
  "PROOF_OF_BIRTH_DATE",
  "BANK_STATEMENTS",
  "REFERENCES",
  "PAYOFF_LETTER",
  "BANKRUPTCY_DISCHARGE",
  "TITLE_STATUS",
  "OTHER",
] as const;
export type StipulationCode = (typeof STIPULATION_CODES)[number];

/** The types of documents that the tracker can ask for (DOC-03). */
type StipulationDocument = "DriversLicense" | "W2" | "PayStub" | "InsuranceCard" | "Other";

/** `documentType` is what the tracker asks the buyer for; null where nothing is uploaded. `raw` is the lender's own text. */
export interface Stipulation {
  readonly code: StipulationCode;
  readonly documentType: StipulationDocument | null;
  readonly raw: string | null;
}

const DOCUMENT_OF: Readonly<Record<StipulationCode, StipulationDocument | null>> = {
  PROOF_OF_INCOME: "PayStub",
  PROOF_OF_RESIDENCE: "Other",
  PROOF_OF_IDENTITY: "DriversLicense",
  PROOF_OF_INSURANCE: "InsuranceCard",
  PROOF_OF_PHONE: "Other",
  PROOF_OF_BIRTH_DATE: "DriversLicense",
  BANK_STATEMENTS: "Other",
  REFERENCES: null,
  PAYOFF_LETTER: "Other",
  BANKRUPTCY_DISCHARGE: "Other",
  TITLE_STATUS: null,
  OTHER: "Other",
};

/** Buyer's words for each. */
export const STIPULATION_TEXTS: Readonly<Record<StipulationCode, string>> = {
  PROOF_OF_INCOME: english("Two recent pay stubs"),
  PROOF_OF_RESIDENCE: english("A bill or statement that shows your address"),
  PROOF_OF_IDENTITY: english("Your driver's license"),
  PROOF_OF_INSURANCE: english("Your insurance card, with the lender named on it"),
  PROOF_OF_PHONE: english("A phone bill in your name"),
  PROOF_OF_BIRTH_DATE: english("A document that shows your date of birth"),
  BANK_STATEMENTS: english("Bank statements of the last three months"),
  REFERENCES: english("Names and phone numbers of people who know you"),
  PAYOFF_LETTER: english("A payoff letter for your trade-in"),
  BANKRUPTCY_DISCHARGE: english("The discharge papers of your bankruptcy"),
  TITLE_STATUS: english("The title of your trade-in"),
  OTHER: english("Another document that the lender asks for. We'll tell you which one"),
};

/** A stipulation with the document that answers it. */
export function stipulationOf(code: StipulationCode, raw: string | null = null): Stipulation {
  return { code, documentType: DOCUMENT_OF[code], raw };
}
