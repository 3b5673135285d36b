import type { Text } from "#platform/shared/texts/text.ts";
import type { DealInput, FinanceEstimate } from "./deal-input.ts";
import type { DealRules } from "./deal-rules.ts";
import { financeDerivation } from "./finance-payment.ts";
import type { LoanSheet } from "./loans/loan-sheet.ts";
import { percentOfPpm } from "./rate.ts";

/** Whose deal it is, and the words to say it in. */
export interface Asked {
  readonly rules: DealRules;
  readonly input: DealInput;
  readonly t: Text;
}

/** What a way to pay adds to what every estimate has. */
export type OfEstimate<Estimate> = Omit<
  Estimate,
  "lines" | "totalCents" | "worksheet" | "includesTaxesAndFees" | "limits"
>;

/** The loan of a worksheet as B-1 names its parts, each with its reason. */
export function financeEstimate({ rules, input, t }: Asked, loan: LoanSheet): OfEstimate<FinanceEstimate> {
  const { principalCents, paymentCents, cashDownCents, termMonths } = loan;
  const { vehicle, choices, place, delivery } = input;
  const payment = {
    monthlyPaymentCents: paymentCents,
    lastPaymentCents: loan.lastPaymentCents,
    totalInterestCents: Math.max(0, termMonths * paymentCents - principalCents),
    totalOfPaymentsCents: loan.totalOfPaymentsCents,
    financedAmountCents: principalCents,
    dueAtSigningCents: cashDownCents,
    aprPpm: loan.terms.ratePpm,
    termMonths,
  };
  const parts = {
    priceCents: vehicle.priceCents ?? 0,
    taxesAndFeesCents: (place?.feeLines ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0),
    deliveryFeeCents: delivery?.feeCents ?? 0,
    protectionCents: choices.protectionCents ?? 0,
    incentivesCents: vehicle.incentivesCents,
    tradeEquityCents: loan.trade.equityCents,
    downPaymentCents: cashDownCents,
  };
  return {
    kind: "finance",
    ...payment,
    derivation: financeDerivation(parts, payment, t),
    apr: percentOfPpm(loan.terms.ratePpm),
    creditTier: choices.creditTier ?? rules.creditTierDefault,
  };
}
