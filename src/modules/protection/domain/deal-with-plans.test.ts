import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loanSheetOf } from "#modules/worksheet/domain/loans/loan-sheet-of.ts";
import { anyPlannedDeal, planDifferences } from "#tests/support/plan-differences.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { draws } from "#tests/support/draws.ts";

describe("a deal with plans", () => {
  it("adds up, is its contract, and taxes each plan by its state's row", () => {
    let plans = 0;
    fc.assert(
      fc.property(anyPlannedDeal, (planned) => {
        const outcome = planDifferences(planned);
        plans += outcome.plans;
        expect(outcome.differences).toEqual([]);
      }),
      { numRuns: draws(1_000) },
    );
    expect(plans).toBeGreaterThan(draws(250));
  });
});

const terms: LoanTerms = {
  kind: "loan",
  lenderId: "lender",
  lenderName: "Example Bank",
  ratePpm: 69_900,
  buyRatePpm: 69_900,
  termMonths: 60,
  accrual: "daily365",
  paymentRounding: "half-up",
  lenderFeeCents: 0,
  lenderFeeIsFinanced: false,
};

/** Case A8 of the worked loans: a service contract of 2,395.00 and GAP of 895.00. */
function withPlans(financeChargeProductsCents: number) {
  const line = (amountCents: number) => ({
    code: "product" as const,
    amountCents,
    because: { code: "product", values: {} },
    isEstimate: false,
  });
  return loanSheetOf({
    sale: {
      cashPriceCents: 2_368_174,
      trade: { allowanceCents: 0, payoffCents: 0 },
      rebatesCents: 0,
      cashDownCents: 250_000,
      paidToOthers: [line(23_300), line(239_500), line(89_500)],
      netsNegativeEquity: false,
      financeChargeProductsCents,
    },
    terms,
    productsCents: 329_000,
    contractDate: "2026-12-01",
    firstPaymentDate: "2027-01-15",
  });
}

describe("a plan and the finance charge (12 CFR 1026.4(d))", () => {
  it("is financed, and no part of the finance charge, where it was chosen with a consent of its own", () => {
    expect(withPlans(0)).toMatchObject({
      amountFinancedCents: 2_470_474,
      paymentCents: 49_042,
      lastPaymentCents: 49_035,
      financeChargeCents: 472_039,
      prepaidFinanceChargeCents: 0,
      apr: 6.9919,
    });
  });

  it("is a cost of the credit without one: the same payment, a smaller amount financed, a higher APR", () => {
    const [chosen, imposed] = [withPlans(0), withPlans(89_500)];
    expect(imposed.paymentCents).toBe(chosen.paymentCents);
    expect(imposed.amountFinancedCents).toBe(chosen.amountFinancedCents - 89_500);
    expect(imposed.financeChargeCents).toBe(chosen.financeChargeCents + 89_500);
    expect(imposed.apr).toBeGreaterThan(chosen.apr + 1);
    expect(imposed.itemization.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      imposed.amountFinancedCents,
    );
  });
});
