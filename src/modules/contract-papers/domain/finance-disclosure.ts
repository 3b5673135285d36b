import type { FinanceTerms } from "#modules/orders/domain/order.ts";
import { actuarialApr } from "#modules/worksheet/domain/figures/actuarial-apr.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";
import { financeChargeCents } from "#modules/worksheet/domain/figures/finance-charge.ts";
import { formatRate } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";

/** The figures of Regulation Z for one loan; `apr` and `contractRate` as they are printed. */
export interface FinanceDisclosure {
  /** To two decimals: the law allows an eighth of a point. */
  readonly apr: string;
  readonly contractRate: string;
  readonly financeChargeCents: Cents;
  readonly amountFinancedCents: Cents;
  readonly totalOfPaymentsCents: Cents;
  readonly totalSalePriceCents: Cents;
  readonly downPaymentCents: Cents;
  readonly monthlyPaymentCents: Cents;
  readonly lastPaymentCents: Cents;
  readonly payments: number;
  /** As the worksheet counted them; undefined where the order is from before there was one. */
  readonly schedule?: LoanSheet["schedule"];
}

/** 12 CFR 1026.18: the boxes of the worksheet, not counted again. */
export function disclosureOfSheet(loan: LoanSheet): FinanceDisclosure {
  return {
    apr: `${loan.apr.toFixed(2)}%`,
    contractRate: formatRate(loan.terms.ratePpm),
    financeChargeCents: loan.financeChargeCents,
    amountFinancedCents: loan.amountFinancedCents,
    totalOfPaymentsCents: loan.totalOfPaymentsCents,
    totalSalePriceCents: loan.totalSalePriceCents,
    downPaymentCents: loan.downPaymentCents,
    monthlyPaymentCents: loan.paymentCents,
    lastPaymentCents: loan.lastPaymentCents,
    payments: loan.termMonths,
    schedule: loan.schedule,
  };
}

/** 12 CFR 1026.18: from the quoted payment; nothing is priced again, the yearly rate alone is solved for. */
export function financeDisclosure({ payment, daysToFirstPayment }: FinanceTerms): FinanceDisclosure {
  const { financedAmountCents, monthlyPaymentCents, lastPaymentCents, totalOfPaymentsCents } = payment;
  const wholePeriods = Math.floor(daysToFirstPayment / 30);
  const apr = actuarialApr({
    amountFinancedCents: financedAmountCents,
    monthlyPaymentCents,
    lastPaymentCents,
    termMonths: payment.termMonths,
    wholePeriods,
    oddDays: daysToFirstPayment - 30 * wholePeriods,
  });
  return {
    apr: `${apr.toFixed(2)}%`,
    contractRate: formatRate(payment.aprPpm),
    financeChargeCents: financeChargeCents(payment),
    amountFinancedCents: financedAmountCents,
    totalOfPaymentsCents,
    totalSalePriceCents: totalOfPaymentsCents + payment.dueAtSigningCents,
    downPaymentCents: payment.dueAtSigningCents,
    monthlyPaymentCents,
    lastPaymentCents,
    payments: payment.termMonths,
  };
}
