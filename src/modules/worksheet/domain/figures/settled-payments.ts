import type { Cents } from "#platform/shared/money.ts";
import type { Fraction } from "./fraction.ts";

/**
 * The payment of a loan and its last one, which takes what is left and is never negative: a payment that was rounded up
 * may pay a few dollars off too early; then it is the largest one that does not. Of a few cents that may be less than the
 * exact payment: a month's interest below half a cent is booked as none.
 * @param input.lastAfter what is left for the last payment when all others are of this size
 */
export function settledPayments(input: {
  readonly roundedCents: Cents;
  readonly exact: () => Fraction;
  readonly lastAfter: (paymentCents: Cents) => Cents;
}): { readonly paymentCents: Cents; readonly lastPaymentCents: Cents } {
  const { roundedCents, lastAfter } = input;
  const lastPaymentCents = lastAfter(roundedCents);
  if (lastPaymentCents >= 0 || roundedCents === 0)
    return { paymentCents: roundedCents, lastPaymentCents: Math.max(0, lastPaymentCents) };
  const exact = input.exact();
  let paymentCents = Number(exact.n / exact.d);
  while (paymentCents > 0 && lastAfter(paymentCents) < 0) paymentCents -= 1;
  return { paymentCents, lastPaymentCents: lastAfter(paymentCents) };
}
