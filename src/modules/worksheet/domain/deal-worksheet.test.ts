import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { anyDeal } from "#tests/support/any-deal.ts";
import { dealDifferences } from "#tests/support/deal-differences.ts";
import { draws } from "#tests/support/draws.ts";
import { loanPayment } from "./figures/finance-payment.ts";
import { dealWorksheet } from "./deal-worksheet.ts";
import { worksheetRulesOf } from "./worksheet-rules.ts";
import type { Worksheet } from "./worksheet.ts";
import type { WorksheetInput } from "./worksheet-input.ts";

const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;

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

describe("any deal", () => {
  it("adds up, agrees with its contract and survives JSON", () => {
    fc.assert(
      fc.property(anyDeal, ({ input, state }) => {
        const rules = worksheetRulesOf(config, { state, onDate: input.contractDate });
        expect(dealDifferences(rules, input)).toEqual([]);
      }),
      { numRuns: draws(4_000) },
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
