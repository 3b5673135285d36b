import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { roundHalfUp, type Cents } from "#platform/shared/money.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { becauseText } from "#modules/worksheet/domain/because-text.ts";
import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Because } from "#modules/worksheet/domain/sheet-line.ts";

type Radius = Pick<TenantSettings["delivery"], "freeRadiusMiles" | "perMile" | "maxMiles">;

export type DeliveryFee =
  | { readonly kind: "free"; readonly derivation: string }
  | { readonly kind: "fee"; readonly feeCents: Cents; readonly derivation: string }
  /** Too far: a person has to make a quote (MSG-34). */
  | { readonly kind: "out-of-range" };

/** The same without why it costs that, whose sentences are more code than the fee. */
type DeliveryCost =
  | { readonly kind: "free" }
  | { readonly kind: "fee"; readonly feeCents: Cents }
  | { readonly kind: "out-of-range" };

/** DLV-06, OP-44: nothing within the free radius, then by the mile, nothing past the reach. */
export function deliveryCost(delivery: Radius, miles: number): DeliveryCost {
  if (miles > delivery.maxMiles) return { kind: "out-of-range" };
  const feeCents = feeFor(delivery, miles);
  return feeCents === 0 ? { kind: "free" } : { kind: "fee", feeCents };
}

export function deliveryFee(
  delivery: Radius,
  ...[miles, t = englishText]: [miles: number, t?: Text]
): DeliveryFee {
  const cost = deliveryCost(delivery, miles);
  if (cost.kind === "out-of-range") return cost;
  return { ...cost, derivation: becauseText(deliveryBecause(delivery, miles), t) ?? "" };
}

/** Why a delivery over so many miles costs what it does, as an order keeps it. */
export function deliveryBecause(delivery: Radius, miles: number): Because {
  const { freeRadiusMiles, perMile } = delivery;
  if (feeFor(delivery, miles) === 0) return { code: "deliveryIncluded", values: { miles: freeRadiusMiles } };
  return {
    code: "deliveryByMile",
    values: {
      miles: Math.round(paidMiles(delivery, miles)),
      freeMiles: freeRadiusMiles,
      mileCents: centsOf(perMile),
    },
  };
}

function paidMiles({ freeRadiusMiles }: Radius, miles: number): number {
  return Math.max(0, miles - freeRadiusMiles);
}

function feeFor(delivery: Radius, miles: number): Cents {
  return roundHalfUp(paidMiles(delivery, miles) * centsOf(delivery.perMile));
}

/** OP-44: picking up is free where the car stands; a transfer to another place has its fee. */
export function pickupFee(
  delivery: Pick<TenantSettings["delivery"], "transferPickupFee">,
  orderType: "REGULAR" | "TRANSFER",
): Cents {
  return orderType === "TRANSFER" ? centsOf(delivery.transferPickupFee) : 0;
}
