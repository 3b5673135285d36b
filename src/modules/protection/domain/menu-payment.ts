import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import type { MenuPayment } from "./protection-menu.ts";
import type { LoanOfCase } from "./rating/coverage-case.ts";

/** What a deal costs a month and in all, as the buyer's receipt counts it. */
export function menuPayment({ loan, lease, dueAtSigning }: Worksheet): MenuPayment {
  const { totalCents: dueAtSigningCents } = dueAtSigning;
  if (loan)
    return {
      monthlyCents: loan.paymentCents,
      totalCents: dueAtSigningCents + loan.totalOfPaymentsCents,
      dueAtSigningCents,
      amountFinancedCents: loan.amountFinancedCents,
      termMonths: loan.termMonths,
    };
  return {
    monthlyCents: lease ? lease.paymentCents : null,
    totalCents: dueAtSigningCents + (lease ? lease.remainingPayments * lease.paymentCents : 0),
    dueAtSigningCents,
    amountFinancedCents: null,
    termMonths: lease ? lease.termMonths : null,
  };
}

/** The loan as the benefit test sees it; null for cash and leases. */
export function loanOfCase({ loan }: Worksheet, valueCents: number): LoanOfCase | null {
  if (!loan) return null;
  const { amountFinancedCents, productsCents, apr, termMonths } = loan;
  return { amountFinancedCents, productsCents, apr, termMonths, valueCents };
}
