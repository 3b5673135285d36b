import type { PriceLine } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CheckoutContext } from "../checkout-context.ts";

export interface CashQuoteInput {
  readonly priceCents: Cents;
  readonly incentivesCents: Cents;
  readonly state: string;
  readonly zipCode: string;
  readonly miles: number | null;
  readonly deliveryFeeCents: Cents;
}

/** What a cash buyer owes (B-6), line by line. */
export function cashQuote(
  _ctx: CheckoutContext,
  input: CashQuoteInput,
): { readonly lines: readonly PriceLine[]; readonly amountDueCents: Cents } {
  const lines: PriceLine[] = [
    {
      code: "price",
      label: "Vehicle price",
      amountCents: input.priceCents,
      derivation: "The dealer's price.",
      isEstimate: false,
    },
  ];
  return { lines, amountDueCents: input.priceCents };
}
