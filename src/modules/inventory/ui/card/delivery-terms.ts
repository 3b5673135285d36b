import { createContext, useContext } from "react";
import { deliveryCost, type DeliveryFee } from "#modules/pricing/domain/delivery-fee.ts";
import { formatWholeDollars } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** What bringing a car costs at this retailer (DLV-06, OP-44). Dollars and miles. */
export interface DeliveryTerms {
  readonly freeRadiusMiles: number;
  readonly perMile: number;
  readonly maxMiles: number;
}

const Terms = createContext<DeliveryTerms | null>(null);

/** Given once for all cards and details pages. */
export const DeliveryTermsProvider = Terms.Provider;

export function useDeliveryTerms(): DeliveryTerms | null {
  return useContext(Terms);
}

/**
 * What a card says about shipping (VEH-03): exact kinds, and an amount that follows from whole miles.
 * @param distance miles to the shopper; null while nobody knows
 */
export function shippingText(terms: DeliveryTerms, distance: number | null, t: Text): string {
  if (distance === null) {
    return terms.freeRadiusMiles > 0
      ? t("Free delivery within {miles} miles", { miles: terms.freeRadiusMiles })
      : t("Delivery available");
  }
  const fee = deliveryCost(terms, distance);
  if (fee.kind === "free") return t("Free delivery");
  if (fee.kind === "out-of-range") return t("Pickup, or call for a delivery quote");
  return t("Delivery about {amount}", { amount: formatWholeDollars(fee.feeCents) });
}

/** The same for one place whose quote is known: `Free delivery to Austin, TX`. */
export function quotedShipping(
  { quote, place }: { readonly quote: DeliveryFee; readonly place: string },
  t: Text,
): string {
  switch (quote.kind) {
    case "free":
      return t("Free delivery to {place}", { place });
    case "fee":
      return t("Delivery to {place} about {amount}", { place, amount: formatWholeDollars(quote.feeCents) });
    case "out-of-range":
      return t("{place} is outside our delivery area", { place });
  }
}
