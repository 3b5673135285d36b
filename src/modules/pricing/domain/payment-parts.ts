import type { Cents } from "#platform/shared/money.ts";
import type { ShownEstimate } from "./personal-pricing.ts";

/** What is paid over a whole loan, by what it is for. */
export interface PaymentParts {
  readonly downCents: Cents;
  /** Of the price, what the monthly payments pay. */
  readonly financedCents: Cents;
  readonly interestCents: Cents;
  readonly totalCents: Cents;
}

/**
 * The parts of an estimate; they add up to the down payment and every monthly payment. Null where the figures leave
 * no part of the price to the payments.
 * @param payableCents the price less what comes off it
 */
export function paymentParts(payableCents: Cents, shown: ShownEstimate): PaymentParts | null {
  const down = shown.estimatedDownPaymentCents;
  const total = down + shown.estimatedMonthlyPaymentCents * shown.estimatedTerm;
  const financed = payableCents - down;
  if (financed <= 0 || total < payableCents) return null;
  return {
    downCents: down,
    financedCents: financed,
    interestCents: total - payableCents,
    totalCents: total,
  };
}
