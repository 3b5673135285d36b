import {
  dealFactor,
  emailFactor,
  phoneFactor,
  plainLastName,
} from "#modules/contracting/domain/signer-factors.ts";
import type { SignerCheck } from "./signer-check-schema.ts";

/** What somebody claims, in the same form. */
export function claimedFactor(claim: SignerCheck): string {
  switch (claim.method) {
    case "DEAL_XG_ID":
      return dealFactor(claim.dealId, plainLastName(claim.lastName));
    case "PHONE":
      return phoneFactor(claim.phone, plainLastName(claim.lastName));
    case "EMAIL":
      return emailFactor(claim.email);
  }
}

/** What guesses are counted by: the deal, phone or address, whatever last name comes along. */
export function countedKey(claim: SignerCheck): string {
  switch (claim.method) {
    case "DEAL_XG_ID":
      return `deal|${claim.dealId}`;
    case "PHONE":
      return `phone|${claim.phone}`;
    case "EMAIL":
      return emailFactor(claim.email);
  }
}
