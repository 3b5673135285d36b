import type { Cents } from "#platform/shared/money.ts";
import type { FinancePayment } from "./finance-payment.ts";

/**
 * What a loan costs, as the contract discloses it (12 CFR 1026.18): every payment with the exact last one, less the
 * amount financed. B-1's `totalInterestCents` takes all payments as level and may be some cents off.
 */
export function financeChargeCents({
  totalOfPaymentsCents,
  financedAmountCents,
}: Pick<FinancePayment, "totalOfPaymentsCents" | "financedAmountCents">): Cents {
  return totalOfPaymentsCents - financedAmountCents;
}
