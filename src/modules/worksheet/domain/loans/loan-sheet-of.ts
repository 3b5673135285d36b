import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { creditSale, type CreditSaleInput } from "./credit-sale.ts";
import { loanFigures, type LoanFigures } from "./loan-figures.ts";
import type { LoanSheet, ScheduledPayments } from "./loan-sheet.ts";
import type { LoanTerms } from "./loan-terms.ts";

interface LoanSheetInput {
  readonly sale: Omit<CreditSaleInput, "lenderFeeCents" | "lenderFeeIsFinanced">;
  readonly terms: LoanTerms;
  readonly productsCents: Cents;
  readonly contractDate: CivilDate;
  readonly firstPaymentDate: CivilDate;
}

/** Every box of a loan on its terms (12 CFR 1026.18). Total of payments less amount financed is the finance charge. */
export function loanSheetOf(input: LoanSheetInput): LoanSheet {
  const { terms, productsCents, contractDate, firstPaymentDate } = input;
  const { lenderFeeCents, lenderFeeIsFinanced } = terms;
  const sale = creditSale({ ...input.sale, lenderFeeCents, lenderFeeIsFinanced });
  const { principalCents, amountFinancedCents } = sale;
  const figures = loanFigures({ terms, principalCents, amountFinancedCents, contractDate, firstPaymentDate });
  const feeInCashCents = lenderFeeIsFinanced ? 0 : lenderFeeCents;
  return {
    terms,
    termMonths: terms.termMonths,
    ...sale,
    frontAmountCents: amountFinancedCents + (input.sale.financeChargeProductsCents ?? 0) - productsCents,
    productsCents,
    ...figures,
    financeChargeCents: figures.totalOfPaymentsCents - amountFinancedCents,
    totalSalePriceCents: figures.totalOfPaymentsCents + sale.downPaymentCents + feeInCashCents,
    schedule: scheduleOf({ ...figures, termMonths: terms.termMonths, firstPaymentDate }),
    firstPaymentDate,
  };
}

type Scheduled = Pick<LoanFigures, "paymentCents" | "lastPaymentCents" | "lastPaymentDate"> &
  Pick<LoanSheet, "termMonths" | "firstPaymentDate">;

function scheduleOf(loan: Scheduled): ScheduledPayments[] {
  const { paymentCents, lastPaymentCents, termMonths, firstPaymentDate } = loan;
  const last = { count: 1, amountCents: lastPaymentCents, firstDueOn: loan.lastPaymentDate };
  if (termMonths === 1) return [last];
  if (lastPaymentCents === paymentCents)
    return [{ count: termMonths, amountCents: paymentCents, firstDueOn: firstPaymentDate }];
  return [{ count: termMonths - 1, amountCents: paymentCents, firstDueOn: firstPaymentDate }, last];
}
