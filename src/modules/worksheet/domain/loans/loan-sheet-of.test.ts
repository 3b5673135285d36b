import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysBetween } from "#platform/shared/time/civil-date.ts";
import { creditSale, type CreditSaleInput } from "./credit-sale.ts";
import { loanSheetOf } from "./loan-sheet-of.ts";
import { ACCRUALS, PAYMENT_ROUNDINGS, type LoanTerms } from "./loan-terms.ts";
import { WORKED_LOANS } from "./worked-loans-data.ts";

const terms: LoanTerms = {
  kind: "loan",
  lenderId: null,
  lenderName: "First Example Bank",
  ratePpm: 69_900,
  buyRatePpm: 69_900,
  termMonths: 60,
  accrual: "daily365",
  paymentRounding: "half-up",
  lenderFeeCents: 0,
  lenderFeeIsFinanced: true,
};

const paidToOthers = (amountCents: number, code: "title" | "product" = "title") => ({
  code,
  amountCents,
  because: { code: "given", values: {} },
  isEstimate: false,
});

const sale: CreditSaleInput = {
  cashPriceCents: 2_000_000,
  trade: { allowanceCents: 800_000, payoffCents: 1_000_000 },
  rebatesCents: 0,
  cashDownCents: 0,
  paidToOthers: [],
  lenderFeeCents: 0,
  lenderFeeIsFinanced: true,
  netsNegativeEquity: false,
};

const sum = (lines: readonly { readonly amountCents: number }[]) =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

describe("a credit sale", () => {
  it.each(WORKED_LOANS)("$name has its boxes", (row) => {
    const sheet = loanSheetOf({
      sale: {
        cashPriceCents: row.cashPrice,
        trade: { allowanceCents: row.allowance, payoffCents: row.payoff },
        rebatesCents: row.rebate,
        cashDownCents: row.cash,
        paidToOthers: [paidToOthers(23_300), paidToOthers(row.products, "product")],
        netsNegativeEquity: false,
      },
      terms: { ...terms, ratePpm: row.ratePpm, termMonths: row.termMonths, lenderFeeCents: row.prepaid },
      productsCents: row.products,
      contractDate: "2026-12-01",
      firstPaymentDate: row.firstPaymentDate,
    });
    const [unpaid, ...others] = sheet.itemization;
    expect(sheet.trade.equityCents).toBe(row.netTrade);
    expect(sheet.downPaymentCents).toBe(row.down);
    expect(unpaid?.amountCents).toBe(row.cashPrice - row.down);
    expect(sum(others)).toBe(row.toOthers);
    expect(sheet.prepaidFinanceChargeCents).toBe(row.prepaid);
    expect(sheet.amountFinancedCents).toBe(row.amountFinanced);
    expect(sum(sheet.itemization)).toBe(row.amountFinanced);
    expect(sheet.paymentCents).toBe(row.daily365);
    expect(sheet.lastPaymentCents).toBe(row.last);
    expect(sheet.financeChargeCents).toBe(row.financeCharge);
    expect(sheet.apr).toBe(row.apr);
    expect(sheet.totalSalePriceCents).toBe(row.totalSalePrice);
  });

  it.each([
    [0, false, 0, 2_200_000, 200_000],
    [150_000, false, 150_000, 2_050_000, 200_000],
    [150_000, true, 0, 2_050_000, 50_000],
    [300_000, true, 100_000, 1_900_000, 0],
  ])(
    "with %d cash and netting %s has a down payment of %d",
    (...[cashDownCents, netsNegativeEquity, down, financed, own]) => {
      const found = creditSale({ ...sale, cashDownCents, netsNegativeEquity });
      expect(found.downPaymentCents).toBe(down);
      expect(found.amountFinancedCents).toBe(financed);
      expect(sum(found.itemization.filter(({ code }) => code === "negativeEquity"))).toBe(own);
    },
  );

  it("takes a lender fee that is paid in cash off the amount financed", () => {
    const input = { sale, productsCents: 0, contractDate: "2026-12-01", firstPaymentDate: "2027-01-15" };
    const fee = { ...terms, lenderFeeCents: 39_500, lenderFeeIsFinanced: false };
    const free = loanSheetOf({ ...input, terms });
    const found = loanSheetOf({ ...input, terms: fee });
    expect(found.paymentCents).toBe(free.paymentCents);
    expect(found.amountFinancedCents).toBe(free.amountFinancedCents - 39_500);
    expect(found.financeChargeCents).toBe(free.financeChargeCents + 39_500);
    expect(found.totalSalePriceCents).toBe(free.totalSalePriceCents + 39_500);
    expect(found.apr).toBeGreaterThan(free.apr + 0.5);
  });

  it("names the last payment on its own", () => {
    const input = { sale, productsCents: 0, contractDate: "2026-12-01", firstPaymentDate: "2027-01-28" };
    const { schedule, paymentCents, lastPaymentCents, totalOfPaymentsCents } = loanSheetOf({
      ...input,
      terms,
    });
    expect(schedule).toEqual([
      { count: 59, amountCents: paymentCents, firstDueOn: "2027-01-28" },
      { count: 1, amountCents: lastPaymentCents, firstDueOn: "2031-12-28" },
    ]);
    expect(schedule.reduce((total, { count, amountCents }) => total + count * amountCents, 0)).toBe(
      totalOfPaymentsCents,
    );
  });
});

describe("any loan", () => {
  const anyLoan = fc.record({
    accrual: fc.constantFrom(...ACCRUALS),
    paymentRounding: fc.constantFrom(...PAYMENT_ROUNDINGS),
    ratePpm: fc.integer({ min: 0, max: 300_000 }),
    termMonths: fc.integer({ min: 1, max: 96 }),
    cashPriceCents: fc.integer({ min: 1_000_000, max: 20_000_000 }),
    allowanceCents: fc.integer({ min: 0, max: 500_000 }),
    payoffCents: fc.integer({ min: 0, max: 1_000_000 }),
    rebatesCents: fc.integer({ min: 0, max: 100_000 }),
    cashDownCents: fc.integer({ min: 0, max: 300_000 }),
    lenderFeeCents: fc.integer({ min: 0, max: 100_000 }),
    lenderFeeIsFinanced: fc.boolean(),
    netsNegativeEquity: fc.boolean(),
    days: fc.integer({ min: 15, max: 45 }),
    start: fc.integer({ min: 0, max: 1500 }),
  });

  it("adds up and ends with its last payment", () => {
    fc.assert(
      fc.property(anyLoan, ({ days, start, allowanceCents, payoffCents, ...loan }) => {
        const contractDate = addMonths("2026-01-15", start % 60);
        const sheet = loanSheetOf({
          sale: { ...loan, trade: { allowanceCents, payoffCents }, paidToOthers: [paidToOthers(30_000)] },
          terms: { ...terms, ...loan },
          productsCents: 0,
          contractDate,
          firstPaymentDate: addDays(contractDate, days),
        });
        expect(sum(sheet.itemization)).toBe(sheet.amountFinancedCents);
        expect(sheet.downPaymentCents).toBeGreaterThanOrEqual(0);
        expect(sheet.lastPaymentCents).toBeGreaterThanOrEqual(0);
        expect(sheet.totalOfPaymentsCents).toBe(
          (loan.termMonths - 1) * sheet.paymentCents + sheet.lastPaymentCents,
        );
        expect(sheet.financeChargeCents).toBe(sheet.totalOfPaymentsCents - sheet.amountFinancedCents);
        expect(sheet.financeChargeCents).toBeGreaterThanOrEqual(0);
        expect(daysBetween(contractDate, sheet.firstPaymentDate)).toBe(days);
        if (loan.ratePpm === 0 && loan.lenderFeeCents === 0)
          expect([sheet.financeChargeCents, sheet.apr]).toEqual([0, 0]);
      }),
    );
  });
});
