import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";

/**
 * Everything a buyer pays us and a lender by the end: what is due at signing and every payment. Of a lease the first
 * payment is part of what is due at signing.
 */
export function totalCost({
  amountDueCents,
  terms,
  worksheet,
}: Pick<OrderSnapshot, "amountDueCents" | "terms" | "worksheet">): Cents {
  if (terms === undefined) return amountDueCents;
  return amountDueCents + paymentsAfterSigning(terms, worksheet);
}

function paymentsAfterSigning(
  terms: NonNullable<OrderSnapshot["terms"]>,
  worksheet: OrderSnapshot["worksheet"],
): Cents {
  if (terms.kind === "finance") return terms.payment.totalOfPaymentsCents;
  const later = worksheet?.lease?.remainingPayments ?? terms.input.termMonths - 1;
  return later * terms.payment.monthlyPaymentCents;
}
