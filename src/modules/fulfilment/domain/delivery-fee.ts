import { type Cents, roundHalfUp } from "#platform/shared/money.ts";

/** OP-44; demonstration values, per tenant. */
export interface DeliveryFeeRules {
  /** Delivery is included up to here (DLV-06). */
  readonly freeMiles: number;
  readonly centsPerMile: Cents;
  /** Farther needs a custom quote (MSG-34). */
  readonly maxMiles: number;
}

export const DEFAULT_DELIVERY_FEE_RULES: DeliveryFeeRules = {
  freeMiles: 50,
  centsPerMile: 150,
  maxMiles: 500,
};

export type DeliveryQuote =
  | { readonly kind: "free" }
  | { readonly kind: "fee"; readonly feeCents: Cents }
  | { readonly kind: "out-of-range" };

/** OP-44: free within 50 miles, then by the mile beyond those, nothing past 500. */
export function quoteDelivery(miles: number, rules: DeliveryFeeRules): DeliveryQuote {
  if (miles > rules.maxMiles) return { kind: "out-of-range" };
  const feeCents = roundHalfUp(Math.max(0, miles - rules.freeMiles) * rules.centsPerMile);
  return feeCents === 0 ? { kind: "free" } : { kind: "fee", feeCents };
}
