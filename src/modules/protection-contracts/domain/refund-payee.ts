import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { RefundTo } from "./contract-status.ts";

/** Who gets the refund of a plan: whoever lent the money for it first, else the buyer. `name` is the lender's. */
export function refundPayee(
  { terms, funding }: Pick<OrderSnapshot, "terms" | "funding">,
  purchaseId: string | null,
): {
  readonly to: RefundTo;
  readonly name: string | null;
} {
  // Bought by itself, and paid by the buyer.
  if (purchaseId !== null) return { to: "buyer", name: null };
  if (terms?.kind === "finance") return { to: "lienholder", name: terms.lenderName };
  if (terms?.kind === "lease") return { to: "lienholder", name: terms.lessorName };
  const isOwnLender = funding?.source === "THIRD_PARTY_FINANCING" && Boolean(funding.lenderName);
  return isOwnLender ? { to: "lienholder", name: funding.lenderName ?? null } : { to: "buyer", name: null };
}
