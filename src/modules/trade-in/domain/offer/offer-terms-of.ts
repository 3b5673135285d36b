import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { TradeInSettings } from "../settings-schema.ts";
import type { OfferTerms } from "./offer-terms.ts";

/** A retailer's terms, in cents and thousandths. */
export function offerTermsOf(settings: TradeInSettings): OfferTerms {
  return {
    marginThousandths: Math.round(settings.marginPercent * 10),
    smallestMarginCents: centsOf(settings.smallestMargin),
    transportCents: centsOf(settings.transport),
    deductions: settings.deductions,
    maximumAgeYears: settings.maximumAgeYears,
    maximumMiles: settings.maximumMiles,
    smallestOfferCents: centsOf(settings.smallestOffer),
    incentiveCents: centsOf(settings.incentive),
  };
}
