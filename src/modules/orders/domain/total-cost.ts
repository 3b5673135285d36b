import type { Cents } from "#platform/shared/money.ts";
import type { OrderSnapshot } from "./order.ts";

/**
 * Everything a buyer pays us and a lender by the end: what is due at signing and every payment. Of a lease the first
 * payment is part of what is due at signing.
 */
export function totalCost({
  amountDueCents,
  terms,
}: {
  readonly amountDueCents: Cents;
  readonly terms?: OrderSnapshot["terms"] | null;
}): Cents {
  return terms ? amountDueCents + paymentsAfterSigning(terms) : amountDueCents;
}

/** How many payments come after signing. */
export function paymentsToCome(terms: NonNullable<OrderSnapshot["terms"]>): number {
  if (terms.kind === "finance") return terms.payment.termMonths;
  return terms.laterPayments ?? terms.input.termMonths - 1;
}

function paymentsAfterSigning(terms: NonNullable<OrderSnapshot["terms"]>): Cents {
  if (terms.kind === "finance") return terms.payment.totalOfPaymentsCents;
  return paymentsToCome(terms) * terms.payment.monthlyPaymentCents;
}
