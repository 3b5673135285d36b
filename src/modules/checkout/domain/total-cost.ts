import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";

/**
 * Everything a buyer pays us and a lender by the end: what is due at signing and every payment. Of a lease the first
 * payment is part of what is due at signing.
 */
export function totalCost({ amountDueCents, terms }: Pick<OrderSnapshot, "amountDueCents" | "terms">): Cents {
  if (terms === undefined) return amountDueCents;
  return amountDueCents + paymentsAfterSigning(terms);
}

function paymentsAfterSigning(terms: NonNullable<OrderSnapshot["terms"]>): Cents {
  if (terms.kind === "finance") return terms.payment.totalOfPaymentsCents;
  return (terms.input.termMonths - 1) * terms.payment.monthlyPaymentCents;
}
