import { english } from "#platform/shared/texts/text.ts";

/** DOC-03, verbatim; the key of a document is its type (OP-28). */
export const DOCUMENT_TYPES = ["DriversLicense", "W2", "PayStub", "InsuranceCard", "Other"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** OP-28: the code each type carries at the document service. */
export const DOCUMENT_CODES: Readonly<Record<DocumentType, string>> = {
  DriversLicense: "APP.DRIVERSLICENSE",
  W2: "APP.W2",
  PayStub: "APP.PAYSTUB",
  InsuranceCard: "GEN.INSURANCECARD",
  Other: "GEN.OTHER",
};

/** Shopper's name of each type. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentType, string>> = {
  DriversLicense: english("Driver's license"),
  W2: english("W-2"),
  PayStub: english("Pay stub"),
  InsuranceCard: english("Insurance card"),
  Other: english("Other document"),
};

/** The two documents signing waits for (SIGN-05). */
export const SIGNING_DOCUMENT_TYPES: readonly DocumentType[] = ["DriversLicense", "InsuranceCard"];

/** What a deal asks for: the insurance card is left out where the retailer skips the insurance check. */
export function requiredDocumentTypes(options: {
  readonly skipsInsurance: boolean;
  readonly extra: readonly DocumentType[];
}): readonly DocumentType[] {
  const base: DocumentType[] = options.skipsInsurance
    ? ["DriversLicense"]
    : ["DriversLicense", "InsuranceCard"];
  return [...new Set([...base, ...options.extra])];
}
