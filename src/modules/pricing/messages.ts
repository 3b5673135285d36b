/** Shopper texts of this module by key; a tenant may override a key. Wordings that docs/requirements quotes are exact. */
export const pricingMessages = {
  /** MSG-24 */
  "pricing.unavailable": "Sorry, we're unable to show personalized payments. Please try again.",
  /** MSG-27 */
  "pricing.detailsUnavailable": "We can't load price details. Reload the page or call {phone}.",
  /** MSG-25 */
  "pricing.zipUnknown": "Sorry, we're unable to locate the zip code you provided. Please try again.",
  /** MSG-35 */
  "pricing.zipUnsupported": "We don't serve this zip code yet.",
  /** MSG-28 */
  "pricing.belowMinimumFinanced": "The amount to finance must be at least {minimum}.",
  /** MSG-29 */
  "pricing.downPaymentTooHigh": "Your down payment is too high. Enter {maximum} or less.",
  /** OP-16: the loan-to-value limit. */
  "pricing.loanLimit":
    "The amount to finance is too high for this vehicle. Enter a down payment of {minimum} or more.",
  /** MSG-30 */
  "pricing.mileageTooHigh": "This vehicle's mileage is too high to finance.",
  "pricing.vehicleTooOld": "This vehicle is too old to finance.",
  /** MSG-31 */
  "pricing.equityExceedsFinanced": "Your trade-in equity is more than the amount financed.",
  "pricing.equityExceedsCashPrice": "Your trade-in equity is more than the cash price.",
  /** CALC-07 */
  "pricing.leaseDownPaymentTooLow": "Down payment must be at least {minimum}.",
  /** MSG-26 */
  "pricing.scoreBelowMinimum":
    "We can't show personalized payments because your credit score is below the minimum.",
  "pricing.adjustDeal": "Try adjusting your down payment, term or trade-in.",
  "pricing.onlyLeases": "You pre-qualified to lease a new car, not for a loan on this one.",
  "pricing.loanToValue": "Raise or lower your down payment, or remove your trade-in, to qualify.",
  /** MSG-55 */
  "pricing.notQualified": "You don't qualify for financing on this vehicle. Call {phone}.",
  "pricing.noPrice": "This vehicle has no online price. Call {phone} for its price.",
  "pricing.scoreBelowTiers": "We can't estimate a rate for this credit score.",
  "pricing.leaseNotOffered": "This vehicle is not offered for lease.",
  "pricing.termNotOffered": "Choose one of the offered terms.",
  "pricing.milesNotOffered": "Choose one of the offered mileages.",
} as const;

export type PricingMessageKey = keyof typeof pricingMessages;
