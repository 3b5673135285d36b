import type { Funding } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";

/**
 * OP-15: what the buyer's own lender pays of the amount due, and what that leaves to the buyer, in cents; null where no
 * lender of theirs pays. An amount that is not typed yet leaves nothing.
 */
export function lenderShare({
  funding,
  amountDueCents,
}: {
  readonly funding: Funding | null;
  readonly amountDueCents: Cents;
}): { readonly lenderCents: Cents; readonly leftCents: Cents } | null {
  if (funding?.source !== "THIRD_PARTY_FINANCING") return null;
  const approvedCents = funding.approvedAmountCents ?? 0;
  const lenderCents = approvedCents === 0 ? amountDueCents : Math.min(approvedCents, amountDueCents);
  return { lenderCents, leftCents: amountDueCents - lenderCents };
}
