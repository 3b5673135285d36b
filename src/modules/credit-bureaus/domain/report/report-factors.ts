import { english } from "#platform/shared/texts/text.ts";
import type { ReasonCode } from "../reason-codes.ts";

/** What a bureau says weighed on a score; each follows from something in the file. */
const FACTOR_CODES = [
  "DELINQUENCY",
  "COLLECTIONS",
  "REVOLVING_BALANCES",
  "SHORT_HISTORY",
  "FEW_ACCOUNTS",
  "INQUIRIES",
  "BANKRUPTCY",
  "REPOSSESSION",
] as const;
export type FactorCode = (typeof FACTOR_CODES)[number];

/** As a score disclosure names it, and the reason a notice gives when the score was not enough. */
export const FACTORS: Readonly<Record<FactorCode, { readonly text: string; readonly reason: ReasonCode }>> = {
  DELINQUENCY: { text: english("Late payments on accounts"), reason: "DELINQUENT_OBLIGATIONS" },
  COLLECTIONS: { text: english("Accounts in collection"), reason: "COLLECTION_OR_JUDGMENT" },
  REVOLVING_BALANCES: {
    text: english("Balances on cards are high compared to their limits"),
    reason: "REVOLVING_BALANCES",
  },
  SHORT_HISTORY: { text: english("Accounts are recent"), reason: "LIMITED_CREDIT_EXPERIENCE" },
  FEW_ACCOUNTS: { text: english("Few accounts"), reason: "CREDIT_REFERENCES_INSUFFICIENT" },
  INQUIRIES: { text: english("Number of recent inquiries"), reason: "RECENT_INQUIRIES" },
  BANKRUPTCY: { text: english("A bankruptcy on file"), reason: "BANKRUPTCY" },
  REPOSSESSION: { text: english("A repossession on file"), reason: "REPOSSESSION" },
};
