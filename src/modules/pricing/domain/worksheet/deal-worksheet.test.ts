import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { anyDeal } from "#tests/support/any-deal.ts";
import { loanPayment } from "../finance-payment.ts";
import { loanFigures } from "../loans/loan-figures.ts";
import { dealWorksheet } from "./deal-worksheet.ts";
import type { SheetLine } from "./sheet-line.ts";
import { worksheetRulesOf } from "./worksheet-rules.ts";
import type { Worksheet } from "./worksheet.ts";
import type { WorksheetInput } from "./worksheet-input.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const sum = (lines: readonly SheetLine[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0);

const plain: WorksheetInput = {
  contractDate: "2026-12-01",
  vehicle: { priceCents: 3_000_000, msrpCents: null, incentivesCents: 0, condition: "new", mileage: 12 },
  place: { state: "TX", zipCode: "78701" },
  delivery: null,
  choices: { type: "finance" },
  trade: null,
  products: [],
  incentives: [],
  depositCents: 0,
  terms: null,
};

function sheetOf(change: Partial<WorksheetInput> = {}, state: string | null = null): Worksheet {
  const input = { ...plain, ...change };
  const place = state === null ? null : { state, onDate: input.contractDate };
  return dealWorksheet(worksheetRulesOf(config, place), input);
}

/** Everything that must hold for a worksheet whatever the deal is. */
function expectConsistent(sheet: Worksheet, input: WorksheetInput): void {
  const { loan, lease, cash } = sheet;
  expect(sum(sheet.lines)).toBe(sheet.totalCents);
  expect(sum(sheet.dueAtSigning.lines)).toBe(sheet.dueAtSigning.totalCents);
  expect(sheet.dueAfterDepositCents).toBe(Math.max(0, sheet.dueAtSigning.totalCents - input.depositCents));
  expect([loan, lease, cash].filter((one) => one !== null).length).toBeLessThanOrEqual(1);
  if (loan === null && lease === null && cash === null) expect(sheet.problems).not.toEqual([]);
  if (loan !== null) {
    const financedFee = loan.terms.lenderFeeIsFinanced ? loan.terms.lenderFeeCents : 0;
    expect(loan.principalCents).toBe(sheet.totalCents - loan.cashDownCents + financedFee);
    expect(sum(loan.itemization)).toBe(loan.amountFinancedCents);
    expect(loan.downPaymentCents).toBeGreaterThanOrEqual(0);
    const scheduled = loan.schedule.reduce((total, { count, amountCents }) => total + count * amountCents, 0);
    expect(scheduled).toBe(loan.totalOfPaymentsCents);
    expect(loan.totalOfPaymentsCents).toBe((loan.termMonths - 1) * loan.paymentCents + loan.lastPaymentCents);
    expect(loan.financeChargeCents).toBe(loan.totalOfPaymentsCents - loan.amountFinancedCents);
    // What a contract counts again from its own boxes.
    expect(loanFigures({ ...loan, contractDate: sheet.contractDate })).toMatchObject({
      paymentCents: loan.paymentCents,
      lastPaymentCents: loan.lastPaymentCents,
      apr: loan.apr,
    });
  }
  if (lease !== null) {
    const { dueAtSigning, progression } = lease;
    expect(dueAtSigning.cashCents).toBe(sheet.dueAtSigning.totalCents);
    expect(sum(dueAtSigning.amounts)).toBe(dueAtSigning.totalCents);
    expect(sum(dueAtSigning.paidBy)).toBe(dueAtSigning.totalCents);
    expect(sum(progression.capitalized)).toBe(progression.grossCapCostCents);
    expect(progression.paymentCents).toBe(progression.basePaymentCents + progression.monthlyTaxCents);
  }
  if (cash !== null) expect(cash.amountDueCents).toBe(sheet.totalCents);
}

describe("any deal", () => {
  it("adds up, agrees with its contract and survives JSON", () => {
    fc.assert(
      fc.property(anyDeal, ({ input, state }) => {
        const rules = worksheetRulesOf(config, { state, onDate: input.contractDate });
        const sheet = dealWorksheet(rules, input);
        expectConsistent(sheet, input);
        const carried = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
        expect(JSON.stringify(dealWorksheet(carried(rules), carried(input)))).toBe(JSON.stringify(sheet));
      }),
      { numRuns: 2_000 },
    );
  });

  it("has the loan of B-1 where the retailer counts equal months", () => {
    fc.assert(
      fc.property(anyDeal, ({ input }) => {
        const asked = { ...input, choices: { ...input.choices, type: "finance" as const }, terms: null };
        const { loan } = dealWorksheet(worksheetRulesOf(config, null), asked);
        fc.pre(loan !== null);
        const { principalCents, terms, paymentCents, lastPaymentCents } = loan as NonNullable<typeof loan>;
        const { termMonths, ratePpm: aprPpm } = terms;
        expect(loanPayment({ amountCents: principalCents, aprPpm, termMonths })).toMatchObject({
          monthlyPaymentCents: paymentCents,
          lastPaymentCents,
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe("a worksheet", () => {
  it("shows what is still owed on a trade-in as an item of its own", () => {
    const trade = { allowanceCents: 500_000, payoffCents: 700_000, ownership: "FINANCED" } as const;
    const { loan } = sheetOf({ trade });
    expect(loan?.trade.equityCents).toBe(-200_000);
    expect(loan?.itemization.find(({ code }) => code === "negativeEquity")).toMatchObject({
      amountCents: 200_000,
      payee: "lienholder",
    });
    expect(loan?.downPaymentCents).toBe(250_000);
  });

  it.each([
    ["2026-12-15", "first-payment-date-too-early"],
    ["2027-01-16", "first-payment-date-too-late"],
    ["2026-12-31", "first-payment-day-not-offered"],
    ["2027-02-30", "first-payment-date-invalid"],
  ])("refuses %s as first payment date, and counts with the usual one", (firstPaymentDate, code) => {
    const sheet = sheetOf({ choices: { type: "finance", firstPaymentDate } });
    expect(sheet.problems.map((problem) => problem.code)).toEqual([code]);
    expect(sheet.loan?.firstPaymentDate).toBe("2027-01-01");
  });

  it.each(["2026-12-16", "2027-01-15", "2026-12-28"])("takes %s", (firstPaymentDate) => {
    expect(sheetOf({ choices: { type: "finance", firstPaymentDate } })).toMatchObject({
      problems: [],
      loan: { firstPaymentDate },
    });
  });

  it("lowers what is due at signing by the deposit", () => {
    expect(sheetOf({ depositCents: 50_000 })).toMatchObject({
      dueAtSigning: { totalCents: 250_000 },
      depositCents: 50_000,
      dueAfterDepositCents: 200_000,
    });
  });

  it("counts loan-to-value by the book, and products against the total alone", () => {
    const settings = { ...config, payment: { ...config.payment, maximumTotalLoanToValue: 1.4 } };
    const vehicle = { ...plain.vehicle, bookValueCents: 2_500_000 };
    const { limits } = dealWorksheet(worksheetRulesOf(settings, null), { ...plain, vehicle });
    expect(limits).toMatchObject({ maximumFrontCents: 3_250_000, maximumTotalCents: 3_500_000 });
  });

  it("says where the money of a cash deal comes from (OP-15)", () => {
    expect(sheetOf({ choices: { type: "cash", funding: "THIRD_PARTY_FINANCING" } }).cash).toEqual({
      funding: "THIRD_PARTY_FINANCING",
      amountDueCents: 3_000_000,
    });
  });

  it.each([
    ["Texas taxes the lessor's price", "TX", "L"],
    ["New York taxes the sum of payments", "NY", "S"],
    ["California taxes each payment", "CA", "P"],
    ["Colorado taxes the reduction and each payment", "CO", "M"],
    ["Oregon taxes nothing", "OR", "N"],
  ])("%s of a lease", (_, state, method) => {
    const { lease, lines } = sheetOf({ choices: { type: "lease" } }, state);
    expect(lease?.tax.method).toBe(method);
    expect(lines.some(({ code }) => code === "tax")).toBe(false);
  });

  it("refuses an offer of another kind", () => {
    const lease = sheetOf({ choices: { type: "lease" } }).lease;
    expect(sheetOf({ terms: lease?.terms ?? null }).problems).toEqual([
      { code: "offer-not-for-deal-type", values: {} },
    ]);
  });
});
