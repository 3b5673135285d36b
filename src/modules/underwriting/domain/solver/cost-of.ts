import type { Cents } from "#platform/shared/money.ts";
import type { Deal } from "../evaluation/deal.ts";
import type { Underwriter } from "../evaluation/failed-rules.ts";

/**
 * What a changed deal takes until the end, cash down included, less what the deal as asked would take at the same
 * lender; the term asked for at no rate counts its amount alone.
 */
export function costOf(
  { prices }: Underwriter,
  { asked, changed }: { readonly asked: Deal; readonly changed: Deal },
): Cents {
  const paid = (deal: Deal) => (prices?.totalOfPayments(deal) ?? deal.amountCents) + deal.downPaymentCents;
  return paid(changed) - paid(asked);
}
