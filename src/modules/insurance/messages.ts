/** Shopper texts of the insurance step; a tenant may override a key. */
export const insuranceMessages = {
  /** MSG-50 */
  notVerified: "We couldn't verify your insurance. You can upload your insurance card later.",
  verified: "Your insurance is verified.",
  consent: "I agree that {brand} may ask my insurance carrier about my policy.",
  skip: "Skip for now",
  unavailable:
    "We can't reach the insurance carriers right now. Try again in a minute, or skip this for now.",
} as const;
