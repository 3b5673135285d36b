import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { loanFigures } from "./loan-figures.ts";
import type { LoanSheet } from "./loan-sheet.ts";

/** A date on which the first payment may fall. */
export interface FirstPaymentCost {
  readonly date: CivilDate;
  /** What it adds to all payments together, compared with the date that counts now; negative where it saves. */
  readonly moreCents: Cents;
}

/** What each date would cost, every one counted to its own last payment. */
export function firstPaymentCosts(
  loan: LoanSheet,
  ...[contractDate, dates]: [CivilDate, readonly CivilDate[]]
): readonly FirstPaymentCost[] {
  return dates.map((date) => {
    if (date === loan.firstPaymentDate || loan.terms.accrual === "regular") return { date, moreCents: 0 };
    const { totalOfPaymentsCents } = loanFigures({ ...loan, contractDate, firstPaymentDate: date });
    return { date, moreCents: totalOfPaymentsCents - loan.totalOfPaymentsCents };
  });
}
