import { english } from "#platform/shared/texts/text.ts";

/** Why a lender sends a signed contract back, in words that the buyer reads. Codes only: nothing personal is kept. */
export const RETURN_REASONS = {
  signature: english("A signature or initials are missing or can't be read."),
  figures: english("A figure in the contract has to be corrected."),
  identity: english("A name or an address has to be corrected."),
  stipulations: english("The conditions of the approval aren't met yet."),
  insurance: english("The insurance doesn't meet the lender's requirements."),
  other: english("The lender asked for a corrected contract."),
} as const;

export type ReturnReason = keyof typeof RETURN_REASONS;
