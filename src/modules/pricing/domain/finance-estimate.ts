import type { Text } from "#platform/shared/texts/text.ts";
import type { DealInput, FinanceEstimate } from "./deal-input.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { financeDerivation } from "#modules/worksheet/domain/figures/finance-payment.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";
import { percentOfPpm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";

/** Whose deal it is, what it was counted to, and the words to say it in. */
export interface Asked {
  readonly rules: DealRules;
  readonly input: DealInput;
  readonly sheet: Worksheet;
  readonly t: Text;
}

/** What a way to pay adds to what every estimate has. */
export type OfEstimate<Estimate> = Omit<
  Estimate,
  "lines" | "totalCents" | "worksheet" | "includesTaxesAndFees" | "limits"
>;

/** The loan of a worksheet as B-1 names its parts, each with its reason. */
export function financeEstimate(
  { rules, input, sheet, t }: Asked,
  loan: LoanSheet,
): OfEstimate<FinanceEstimate> {
  const { amountFinancedCents, paymentCents, termMonths } = loan;
  const payment = {
    monthlyPaymentCents: paymentCents,
    lastPaymentCents: loan.lastPaymentCents,
    totalInterestCents: Math.max(0, termMonths * paymentCents - amountFinancedCents),
    totalOfPaymentsCents: loan.totalOfPaymentsCents,
    // A lender's fee is a finance charge, never part of the amount financed (12 CFR 1026.18).
    financedAmountCents: amountFinancedCents,
    dueAtSigningCents: sheet.dueAtSigning.totalCents,
    aprPpm: loan.terms.ratePpm,
    termMonths,
  };
  return {
    kind: "finance",
    ...payment,
    derivation: financeDerivation(partsOf(input, sheet, loan), payment, t),
    apr: percentOfPpm(loan.terms.ratePpm),
    creditTier: input.choices.creditTier ?? rules.creditTierDefault,
  };
}

function partsOf(
  { vehicle, choices, delivery, incentives = [] }: DealInput,
  ...[sheet, loan]: [Worksheet, LoanSheet]
) {
  const fees = sheet.lines.filter(({ payee, code }) => payee === "state" || code === "docFee");
  const sumOf = (lines: readonly { readonly amountCents: number }[]) =>
    lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    priceCents: vehicle.priceCents ?? 0,
    taxesAndFeesCents: sumOf(fees),
    deliveryFeeCents: delivery?.feeCents ?? 0,
    protectionCents: choices.protectionCents ?? 0,
    incentivesCents: vehicle.incentivesCents + sumOf(incentives),
    tradeEquityCents: loan.trade.equityCents,
    downPaymentCents: sheet.dueAtSigning.totalCents,
  };
}
