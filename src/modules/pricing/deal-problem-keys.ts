import type { DealProblem } from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { PricingMessageKey } from "./messages.ts";

/** The message about each reason; the places in it are `minimum`, `maximum` and `phone`. */
export const dealProblemKeys: Readonly<Record<DealProblem, PricingMessageKey>> = {
  "price-missing": "pricing.noPrice",
  "mileage-too-high": "pricing.mileageTooHigh",
  "vehicle-too-old": "pricing.vehicleTooOld",
  "equity-exceeds-price": "pricing.equityExceedsFinanced",
  "equity-exceeds-cash-price": "pricing.equityExceedsCashPrice",
  "down-payment-too-high": "pricing.downPaymentTooHigh",
  "down-payment-below-loan-limit": "pricing.loanLimit",
  "down-payment-too-low": "pricing.leaseDownPaymentTooLow",
  "below-minimum-financed": "pricing.belowMinimumFinanced",
  "term-not-offered": "pricing.termNotOffered",
  "miles-not-offered": "pricing.milesNotOffered",
  "lease-not-offered": "pricing.leaseNotOffered",
};
