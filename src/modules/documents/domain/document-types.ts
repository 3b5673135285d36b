import { english } from "#platform/shared/texts/text.ts";

/** DOC-03, verbatim; what buyers may send unasked. The key of a document is its type (OP-28). */
export const OFFERED_TYPES = ["DriversLicense", "W2", "PayStub", "InsuranceCard", "Other"] as const;

/** Those, and what only a lender or the retailer asks for (decision 0336). */
export const DOCUMENT_TYPES = [
  ...OFFERED_TYPES,
  "ProofOfIncome",
  "ProofOfResidence",
  "ProofOfIdentity",
  "BankStatement",
  "LienholderInsurance",
  "References",
  "PayoffLetter",
  "TradeInTitle",
  "TradeInDuplicateTitle",
  "TradeInRegistration",
  "LenderApproval",
  "CoBuyerLicense",
  "IncentiveProof",
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** OP-28: the code each type carries at the document service. */
export const DOCUMENT_CODES: Readonly<Record<DocumentType, string>> = {
  DriversLicense: "APP.DRIVERSLICENSE",
  W2: "APP.W2",
  PayStub: "APP.PAYSTUB",
  InsuranceCard: "GEN.INSURANCECARD",
  Other: "GEN.OTHER",
  ProofOfIncome: "APP.PROOFOFINCOME",
  ProofOfResidence: "APP.PROOFOFRESIDENCE",
  ProofOfIdentity: "APP.PROOFOFIDENTITY",
  BankStatement: "APP.BANKSTATEMENT",
  LienholderInsurance: "GEN.LIENHOLDERINSURANCE",
  References: "APP.REFERENCES",
  PayoffLetter: "GEN.PAYOFFLETTER",
  TradeInTitle: "GEN.TRADEINTITLE",
  TradeInDuplicateTitle: "GEN.TRADEINDUPLICATETITLE",
  TradeInRegistration: "GEN.TRADEINREGISTRATION",
  LenderApproval: "GEN.LENDERAPPROVAL",
  CoBuyerLicense: "APP.COBUYERLICENSE",
  IncentiveProof: "GEN.INCENTIVEPROOF",
};

/** Shopper's name of each type. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentType, string>> = {
  DriversLicense: english("Driver's license"),
  W2: english("W-2"),
  PayStub: english("Pay stub"),
  InsuranceCard: english("Insurance card"),
  Other: english("Other document"),
  ProofOfIncome: english("Proof of income"),
  ProofOfResidence: english("Proof of where you live"),
  ProofOfIdentity: english("Proof of your Social Security number or ITIN"),
  BankStatement: english("Bank statement"),
  LienholderInsurance: english("Insurance that names your lender"),
  References: english("Personal references"),
  PayoffLetter: english("Payoff letter"),
  TradeInTitle: english("Title of your trade-in"),
  TradeInDuplicateTitle: english("Duplicate title form for your trade-in"),
  TradeInRegistration: english("Registration of your trade-in"),
  LenderApproval: english("Approval letter from your lender"),
  CoBuyerLicense: english("Driver's license of your co-buyer"),
  IncentiveProof: english("Proof for an incentive"),
};

/** The documents signing waits for where they are asked for (SIGN-05). */
export const SIGNING_DOCUMENT_TYPES: readonly DocumentType[] = [
  "DriversLicense",
  "CoBuyerLicense",
  "InsuranceCard",
];

/** What every deal asks for: the insurance card is left out where the retailer skips the insurance check. */
export function requiredDocumentTypes(options: {
  readonly skipsInsurance: boolean;
}): readonly DocumentType[] {
  return options.skipsInsurance ? ["DriversLicense"] : ["DriversLicense", "InsuranceCard"];
}
