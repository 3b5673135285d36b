import { msg } from "#platform/shared/texts/message.ts";
/** Shopper texts of the insurance step; a tenant may override a key. */
export const insuranceMessages = {
  /** MSG-50 */
  notVerified: msg(
    "insurance.notVerified",
    "We couldn't verify your insurance. You can upload your insurance card later.",
  ),
  verified: msg("insurance.verified", "Your insurance is verified."),
  consent: msg("insurance.consent", "I agree that {brand} may ask my insurance carrier about my policy."),
  skip: msg("insurance.skip", "Skip for now"),
  unavailable: msg(
    "insurance.unavailable",
    "We can't reach the insurance carriers right now. Try again in a minute, or skip this for now.",
  ),
} as const;
