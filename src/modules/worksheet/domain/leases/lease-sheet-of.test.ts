import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SheetLine } from "../sheet-line.ts";
import { leaseAtReduction } from "./lease-at-reduction.ts";
import type { LeaseDeal } from "./lease-deal.ts";
import { leaseForDue } from "./lease-for-due.ts";
import { LEASE_TAX_METHODS } from "./lease-sheet.ts";
import { leaseSheetOf } from "./lease-sheet-of.ts";
import type { LeaseTaxRule } from "./lease-tax-rule.ts";
import { excessMileage } from "./mileage.ts";
import { WORKED_LEASES } from "./worked-leases-data.ts";

type Worked = (typeof WORKED_LEASES)[number];

const line = (code: SheetLine["code"], amountCents: number): SheetLine => ({
  code,
  amountCents,
  because: { code: "given", values: {} },
  isEstimate: false,
});

const taxed: LeaseTaxRule = {
  method: "P",
  ratePpm: 72_500,
  taxesCash: true,
  taxesRebates: true,
  taxesTrade: false,
  isCapitalized: false,
  isEstimate: false,
  confidence: "high",
};

function dealOf(row: Worked, change: Partial<LeaseTaxRule> = {}): LeaseDeal {
  return {
    terms: {
      kind: "lease",
      lenderId: null,
      lessorName: "First Example Bank",
      ratePpm: row.ratePpm,
      buyRatePpm: row.ratePpm,
      residualPpm: row.residualPpm,
      maximumResidualizedMsrpCents: null,
      acquisitionFeeCents: 69_500,
      dispositionFeeCents: 39_500,
      purchaseOptionFeeCents: 35_000,
      excessMileCents: 25,
      securityDepositCents: row.deposit,
      termMonths: row.termMonths,
      annualMiles: row.annualMiles,
      onePayRatePpm: 27_000,
      securityDeposits: { maximum: 10, ratePpmEach: 1680 },
    },
    tax: { ...taxed, ratePpm: row.taxPpm, ...change },
    agreedValueCents: 3_620_000,
    msrpCents: 3_850_000,
    capitalized: [line("product", row.products), line("priorBalance", row.priorBalance)],
    rebatesCents: row.rebate,
    tradeEquityCents: row.trade,
    upfrontFees: [line("registration", 26_500), line("docFee", 8_500)],
    taxableFeesCents: 8_500,
    isOnePay: false,
    securityDeposits: 0,
    contractDate: "2026-12-01",
  };
}

const at = (deal: LeaseDeal, cash: number) => leaseSheetOf(deal, leaseAtReduction(deal, cash));
const sum = (lines: readonly SheetLine[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0);
const [plain] = WORKED_LEASES;

/** B-4 with a tax on the reduction, without any rounding. */
function exactly(row: Worked & { readonly taxedFees?: number }, reductionTaxPpm: number) {
  const [t, tc, factor] = [row.taxPpm / 1e6, reductionTaxPpm / 1e6, row.ratePpm / 24e6];
  const k = 1 / row.termMonths + factor;
  const a0 = (row.gross - row.rebate - row.trade) * k - row.residual * (1 / row.termMonths - factor);
  const taxedFees = row.taxedFees ?? 8_500 + row.rebate;
  const fixed = row.deposit + 35_000 + t * taxedFees;
  const cash = (500_000 - fixed - (1 + t) * a0) / (1 + tc - (1 + t) * k);
  const minimumDue = Math.round((1 + t) * a0) + row.deposit + 35_000 + Math.round(t * taxedFees);
  return { minimumDue, payment: (1 + t) * (a0 - cash * k) };
}

describe("worked leases", () => {
  it.each(WORKED_LEASES)("$name", (row) => {
    const sheet = at(dealOf(row), row.cash);
    const { progression } = sheet;
    expect(progression).toMatchObject({
      grossCapCostCents: row.gross,
      capCostReductionCents: row.ccr,
      adjustedCapCostCents: row.adjusted,
      residualCents: row.residual,
      depreciationCents: row.depreciation,
      rentChargeCents: row.rentCharge,
      basePaymentCents: row.base,
      paymentCents: row.monthly,
    });
    expect(sheet.dueAtSigning.cashCents).toBe(row.due);
    expect(sheet.totalCashCents).toBe(row.total);
    expect(at(dealOf(row, { method: "S" }), row.cash).tax).toMatchObject({
      atSigningCents: row.taxSum,
      totalCents: row.taxSum,
      perPaymentCents: 0,
    });
    expect(at(dealOf(row, { method: "S", isCapitalized: true }), row.cash).paymentCents).toBe(
      row.capitalizedSum,
    );
    expect(at(dealOf(row, { method: "L", isCapitalized: true }), row.cash).paymentCents).toBe(
      row.capitalizedPrice,
    );
    expect(at(dealOf(row, { method: "N" }), row.cash)).toMatchObject({
      paymentCents: row.base,
      tax: { totalCents: 0 },
    });
  });

  // The table solves for exact amounts; a contract rounds base payment and tax, so that it may differ by a cent.
  it.each(WORKED_LEASES)("$name for a given amount at signing", (row) => {
    const untaxed = { ...dealOf(row, { taxesCash: false, taxesRebates: false }), taxableFeesCents: 0 };
    expect(exactly(row, 0).minimumDue).toBe(row.minimumDue);
    expect(Math.round(exactly(row, row.taxPpm).payment)).toBe(row.dueTaxed);
    expect(Math.round(exactly({ ...row, taxedFees: 0 }, 0).payment)).toBe(row.dueUntaxed);
    expect(Math.abs(leaseAtReduction(dealOf(row), 0).dueCents - row.minimumDue)).toBeLessThanOrEqual(1);
    expect(
      Math.abs((leaseForDue(dealOf(row), 500_000)?.paymentCents ?? 0) - row.dueTaxed),
    ).toBeLessThanOrEqual(1);
    expect(Math.abs((leaseForDue(untaxed, 500_000)?.paymentCents ?? 0) - row.dueUntaxed)).toBeLessThanOrEqual(
      1,
    );
  });

  it("lowers the rate by five deposits, each the payment up to the next fifty", () => {
    const sheet = at({ ...dealOf(plain), securityDeposits: 5 }, 250_000);
    expect(sheet.paymentCents).toBe(47_503);
    expect(sheet.endOfLease.refundableDepositCents).toBe(5 * 50_000);
    expect(36 * (plain.monthly - sheet.paymentCents)).toBe(76_644);
  });

  it("takes all payments at signing at the rate for it", () => {
    const sheet = at({ ...dealOf(plain), isOnePay: true }, 250_000);
    expect(sheet.progression.basePaymentCents).toBe(1_436_236);
    expect(sheet.progression.monthlyTaxCents).toBe(104_127);
    expect(sheet.remainingPayments).toBe(0);
    expect(sheet.lastPaymentDate).toBe(sheet.firstPaymentDate);
  });

  it("charges miles above the allowance", () => {
    const lease = { annualMiles: 12_000, termMonths: 36, excessMileCents: 25 };
    expect(excessMileage(lease, 40_120)).toEqual({ miles: 4_120, chargeCents: 103_000 });
    expect(excessMileage(lease, 36_000)).toEqual({ miles: 0, chargeCents: 0 });
  });

  it.each([
    ["New York", 70_000, 35_000, 48, 50_000, 121_100],
    ["Georgia", 70_000, 29_900, 36, 0, 75_348],
  ])("taxes the sum of payments as %s works it out", (...[, ratePpm, base, termMonths, cash, tax]) => {
    // A car that is leased for its depreciation alone, so that the payment is the one of the example.
    const row = { ...plain, ratePpm: 0, residualPpm: 0, termMonths, products: 0 } as unknown as Worked;
    const deal = { ...dealOf(row, { method: "S", ratePpm }), taxableFeesCents: 0 };
    const terms = { ...deal.terms, acquisitionFeeCents: 0 };
    const sheet = at({ ...deal, terms, agreedValueCents: base * termMonths + cash }, cash);
    expect(sheet.progression.basePaymentCents).toBe(base);
    expect(sheet.tax.totalCents).toBe(tax);
  });

  it("counts no more of the MSRP than the lessor allows", () => {
    const deal = dealOf(plain);
    const terms = { ...deal.terms, maximumResidualizedMsrpCents: 3_700_000 };
    expect(at({ ...deal, terms }, 0).progression.residualCents).toBe(2_146_000);
  });
});

describe("any lease", () => {
  /** The first cent towards the cost may take one off each payment, and a state that taxes all of them at once its part of that. */
  const saved = ({ terms, tax }: LeaseDeal) =>
    1 + (tax.method === "S" ? Math.ceil((terms.termMonths * tax.ratePpm) / 1_000_000) : 1);

  const anyDeal = fc
    .record({
      row: fc.constantFrom(...WORKED_LEASES),
      method: fc.constantFrom(...LEASE_TAX_METHODS),
      taxesCash: fc.boolean(),
      taxesRebates: fc.boolean(),
      taxesTrade: fc.boolean(),
      isCapitalized: fc.boolean(),
      ratePpm: fc.integer({ min: 0, max: 120_000 }),
      value: fc.integer({ min: 2_500_000, max: 9_000_000 }),
    })
    .map(({ row, value, ...tax }) => ({ ...dealOf(row, tax), agreedValueCents: value, msrpCents: value }));

  it("adds up, by what it is for and by how it is paid", () => {
    fc.assert(
      fc.property(anyDeal, fc.integer({ min: 0, max: 300_000 }), (deal, cash) => {
        const { progression: p, dueAtSigning, ...sheet } = at(deal, cash);
        expect(sum(p.capitalized)).toBe(p.grossCapCostCents);
        expect(p.grossCapCostCents - p.capCostReductionCents).toBe(p.adjustedCapCostCents);
        expect(p.adjustedCapCostCents - p.residualCents).toBe(p.depreciationCents);
        expect(p.depreciationCents + p.rentChargeCents).toBe(p.totalOfBasePaymentsCents);
        expect(
          Math.abs(p.totalOfBasePaymentsCents - p.basePaymentCents * p.paymentCount),
        ).toBeLessThanOrEqual(25);
        expect(p.basePaymentCents + p.monthlyTaxCents).toBe(p.paymentCents);
        expect(sum(dueAtSigning.amounts)).toBe(dueAtSigning.totalCents);
        expect(sum(dueAtSigning.paidBy)).toBe(dueAtSigning.totalCents);
        expect(sheet.minimumDueCents - dueAtSigning.cashCents).toBeLessThanOrEqual(saved(deal));
      }),
    );
  });

  it("may be due a cent less with a cent towards the cost, where payment and tax round down for it", () => {
    const row = { ...plain, termMonths: 39, residualPpm: 600_000 } as unknown as Worked;
    const tax = { method: "S", ratePpm: 15_060, taxesCash: false, taxesRebates: false } as const;
    const deal = { ...dealOf(row, tax), agreedValueCents: 6_612_108, msrpCents: 6_612_108 };
    expect([0, 1, 2].map((cash) => at(deal, cash).dueAtSigning.cashCents)).toEqual([
      183_638, 183_637, 183_638,
    ]);
  });

  it("is due what was wanted, or a cent less where the tax of one more cent would pass it", () => {
    fc.assert(
      fc.property(anyDeal, fc.integer({ min: 0, max: 800_000 }), (deal, extra) => {
        const { dueCents } = leaseAtReduction(deal, 0);
        const found = leaseForDue(deal, dueCents + extra);
        expect(found).not.toBeNull();
        expect(dueCents + extra - (found?.dueCents ?? 0)).toBeGreaterThanOrEqual(0);
        expect(dueCents + extra - (found?.dueCents ?? 0)).toBeLessThanOrEqual(2);
        expect(leaseForDue(deal, dueCents - 1)).toBeNull();
      }),
    );
  });
});
