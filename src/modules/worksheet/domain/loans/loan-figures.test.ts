import { describe, expect, it } from "vitest";
import { loanFigures } from "./loan-figures.ts";
import { ACCRUALS, type Accrual } from "./loan-terms.ts";
import { WORKED_LOANS } from "./worked-loans-data.ts";

const CONTRACT = "2026-12-01";

describe("worked loans", () => {
  it.each(WORKED_LOANS)("$name", (row) => {
    const figures = (accrual: Accrual) =>
      loanFigures({
        terms: { accrual, ratePpm: row.ratePpm, termMonths: row.termMonths, paymentRounding: "half-up" },
        principalCents: row.amountFinanced + row.prepaid,
        amountFinancedCents: row.amountFinanced,
        contractDate: CONTRACT,
        firstPaymentDate: row.firstPaymentDate,
      });
    const payments = ACCRUALS.filter((accrual) => accrual !== "oddSimple360").map(
      (a) => figures(a).paymentCents,
    );
    expect(payments).toEqual([row.regular, row.oddSimple365, row.appendixJ, row.daily365]);
    const daily = figures("daily365");
    expect(daily.daysToFirstPayment).toBe(row.days);
    expect([daily.wholePeriods, daily.oddDays]).toEqual(row.periods);
    expect(daily.lastPaymentCents).toBe(row.last);
    expect(daily.totalOfPaymentsCents - row.amountFinanced).toBe(row.financeCharge);
    expect(daily.apr).toBe(row.apr);
    expect(daily.totalOfPaymentsCents + row.down).toBe(row.totalSalePrice);
  });
});
