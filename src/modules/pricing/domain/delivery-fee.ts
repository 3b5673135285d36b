import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { roundHalfUp, type Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { centsOf } from "./rate.ts";

export type DeliveryFee =
  | { readonly kind: "free"; readonly derivation: string }
  | { readonly kind: "fee"; readonly feeCents: Cents; readonly derivation: string }
  /** Too far: a person has to make a quote (MSG-34). */
  | { readonly kind: "out-of-range" };

/** DLV-06, OP-44: nothing within the free radius, then by the mile, nothing past the reach. */
export function deliveryFee(
  delivery: Pick<TenantSettings["delivery"], "freeRadiusMiles" | "perMile" | "maxMiles">,
  ...[miles, t = englishText]: [miles: number, t?: Text]
): DeliveryFee {
  if (miles > delivery.maxMiles) return { kind: "out-of-range" };
  const paidMiles = Math.max(0, miles - delivery.freeRadiusMiles);
  const feeCents = roundHalfUp(paidMiles * centsOf(delivery.perMile));
  if (feeCents === 0)
    return {
      kind: "free",
      derivation: t("Delivery within {miles} miles is included.", { miles: delivery.freeRadiusMiles }),
    };
  return {
    kind: "fee",
    feeCents,
    derivation: t("{miles} miles beyond the included {free}, at {price} a mile.", {
      miles: Math.round(paidMiles),
      free: delivery.freeRadiusMiles,
      price: `$${delivery.perMile.toFixed(2)}`,
    }),
  };
}

/** OP-44: picking up is free where the car stands; a transfer to another place has its fee. */
export function pickupFee(
  delivery: Pick<TenantSettings["delivery"], "transferPickupFee">,
  orderType: "REGULAR" | "TRANSFER",
): Cents {
  return orderType === "TRANSFER" ? centsOf(delivery.transferPickupFee) : 0;
}
