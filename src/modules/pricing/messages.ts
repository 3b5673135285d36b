/** Shopper texts of this module by key; a tenant may override a key. Quoted wordings of the seeds are exact. */
export const pricingMessages = {
  /** MSG-24 */
  "pricing.unavailable": "Sorry, we're unable to show personalized payments. Please try again.",
  /** MSG-25 */
  "pricing.zipUnknown": "Sorry, we're unable to locate the zip code you provided. Please try again.",
  /** MSG-35 */
  "pricing.zipUnsupported": "We don't serve this zip code yet.",
  /** MSG-28 */
  "pricing.belowMinimumFinanced":
    "This amount is too small to finance. The least that can be financed is {minimum}.",
  /** MSG-29 */
  "pricing.downPaymentTooHigh": "This down payment is too high. The most you can put down is {maximum}.",
  /** OP-16: the loan-to-value limit. */
  "pricing.loanLimit":
    "The amount to finance is too high for this vehicle. Enter a down payment of {minimum} or more.",
  /** MSG-30 */
  "pricing.mileageTooHigh": "This vehicle has too many miles to be financed. You can still buy it outright.",
  /** MSG-31 */
  "pricing.equityExceedsPrice":
    "Your trade-in is worth more than what you owe. Call {phone} and we will find a way.",
  /** CALC-07 */
  "pricing.leaseDownPaymentTooLow": "At least {minimum} is due at signing.",
  /** MSG-55 */
  "pricing.notQualified": "We can't show a payment for this vehicle. Call {phone} and we will help.",
  "pricing.noPrice": "This vehicle has no online price. Call {phone} for its price.",
  "pricing.scoreBelowTiers": "We can't estimate a rate for this credit score.",
  "pricing.leaseNotOffered": "This vehicle is not offered for lease.",
  "pricing.termNotOffered": "Choose one of the offered terms.",
} as const;

export type PricingMessageKey = keyof typeof pricingMessages;
