import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loanSheetOf } from "#modules/worksheet/domain/loans/loan-sheet-of.ts";
import { creditSaleBlocks } from "./credit-sale-blocks.ts";
import type { LoanSheet } from "#modules/worksheet/domain/loans/loan-sheet.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import type { ContractInput } from "../contract-input.ts";
import { contractPackage } from "../contract-package.ts";
import type { Block, PackageDocument } from "../package-document.ts";

const money = formatDollarsAndCents;

function loanOf(deal: {
  readonly priceCents: number;
  readonly allowanceCents: number;
  readonly payoffCents: number;
  readonly cashCents: number;
  readonly feeCents: number;
  readonly isFeeFinanced: boolean;
  readonly netsNegativeEquity: boolean;
  readonly rebatesCents: number;
}): LoanSheet {
  return loanSheetOf({
    sale: {
      cashPriceCents: deal.priceCents,
      trade: { allowanceCents: deal.allowanceCents, payoffCents: deal.payoffCents },
      rebatesCents: deal.rebatesCents,
      cashDownCents: deal.cashCents,
      paidToOthers: [
        {
          code: "title",
          amountCents: 3_300,
          because: { code: "given", values: {} },
          isEstimate: false,
          payee: "state",
        },
        {
          code: "product",
          id: "plan",
          label: "Service contract",
          amountCents: 180_000,
          because: { code: "given", values: {} },
          isEstimate: false,
          payee: "provider",
        },
      ],
      netsNegativeEquity: deal.netsNegativeEquity,
    },
    terms: {
      kind: "loan",
      lenderId: "first",
      lenderName: "First Example Bank",
      ratePpm: 69_900,
      buyRatePpm: 64_900,
      termMonths: 60,
      accrual: "daily365",
      paymentRounding: "half-up",
      lenderFeeCents: deal.feeCents,
      lenderFeeIsFinanced: deal.isFeeFinanced,
    },
    productsCents: 180_000,
    contractDate: "2026-11-23",
    firstPaymentDate: "2027-01-05",
  });
}

function papersOf(loan: LoanSheet): readonly PackageDocument[] {
  const snapshot = pricedSnapshot({ dealType: "Finance", depositCents: 50_000 });
  const input: ContractInput = {
    orderNumber: "FCK7Q2M9P4XW",
    dealType: "Finance",
    snapshot: {
      ...snapshot,
      worksheet: { dealType: "finance", contractDate: "2026-11-23", loan } as Worksheet,
    },
    seller: { legalName: "North Motors LLC", phone: "(512) 555-0100", license: null, signatory: null },
    buyer: { firstName: "Robin", lastName: "Buyer" },
    guide: null,
    guarantee: null,
    lateCharge: { graceDays: 15, percent: 5, mostCents: 5_000 },
    terms: { installment: [], lease: [] },
    dates: { contract: "November 23, 2026", firstPayment: "December 23, 2026" },
  };
  return contractPackage(input).documents;
}

const contractOf = (loan: LoanSheet) =>
  papersOf(loan).find(({ kind }) => kind === "retail-installment-contract")!.blocks;

type Amounts = Extract<Block, { kind: "amounts" }>;
const table = (blocks: readonly Block[], caption: string) =>
  blocks.find((block): block is Amounts => block.kind === "amounts" && block.caption === caption)!.rows;

/** Every total is the sum of what stands above it. */
function expectSums(rows: Amounts["rows"]): void {
  let sumCents = 0;
  for (const { amountCents, isTotal } of rows) {
    if (isTotal) expect(sumCents).toBe(amountCents);
    else sumCents += amountCents;
  }
}

describe("The retail installment contract of a worksheet", () => {
  const upsideDown = loanOf({
    priceCents: 2_500_000,
    allowanceCents: 800_000,
    payoffCents: 1_050_000,
    cashCents: 100_000,
    feeCents: 39_500,
    isFeeFinanced: true,
    netsNegativeEquity: false,
    rebatesCents: 0,
  });

  it("says from which day the finance charge is figured", () => {
    const texts = contractOf(upsideDown).flatMap((block) => (block.kind === "text" ? [block.text] : []));
    expect(texts).toContain(
      "The finance charge is figured from November 23, 2026, the day you accepted the lender's offer.",
    );
  });

  it("prints the boxes of the worksheet and its schedule with the last payment", () => {
    const blocks = contractOf(upsideDown);
    const box = blocks.find((block) => block.kind === "disclosure");
    expect(box).toMatchObject({
      boxes: [
        { label: "ANNUAL PERCENTAGE RATE", value: `${upsideDown.apr.toFixed(2)}%` },
        { label: "FINANCE CHARGE", value: money(upsideDown.financeChargeCents) },
        { label: "Amount Financed", value: money(upsideDown.amountFinancedCents) },
        { label: "Total of Payments", value: money(upsideDown.totalOfPaymentsCents) },
        { label: "Total Sale Price", value: money(upsideDown.totalSalePriceCents) },
      ],
    });
    expect(blocks.find((block) => block.kind === "table")).toMatchObject({
      rows: [
        ["59", money(upsideDown.paymentCents), "monthly, beginning January 5, 2027"],
        ["1", money(upsideDown.lastPaymentCents), "December 5, 2031"],
      ],
    });
  });

  it("itemizes negative equity by itself, whom each amount is paid to, and the prepaid finance charge", () => {
    const rows = table(contractOf(upsideDown), "How we figured the amount financed");
    expect(rows).toContainEqual({
      label: "Amount owed on the trade-in above its allowance (negative equity)",
      amountCents: 250_000,
      note: "Paid to the lienholder of the trade-in",
    });
    expect(rows).toContainEqual({
      label: "Service contract",
      amountCents: 180_000,
      note: "Paid to the provider",
    });
    expect(rows).toContainEqual({ label: "Less: prepaid finance charge", amountCents: -39_500 });
    expect(JSON.stringify(contractOf(upsideDown))).toContain("is paid with your monthly payments");
  });

  it("names who is paid for a plan, and that the seller may keep a part of it", () => {
    const blocks = creditSaleBlocks(upsideDown, [{ id: "plan", administrator: "Example Administrators" }]);
    expect(table(blocks, "How we figured the amount financed")).toContainEqual({
      label: "Service contract",
      amountCents: 180_000,
      note: "Paid to Example Administrators; we may keep a part of this amount",
    });
  });

  it("says what of the down payment was deposited, on every paper that names it", () => {
    for (const { kind, blocks } of papersOf(upsideDown))
      if (kind === "purchase-agreement" || kind === "retail-installment-contract")
        expect(JSON.stringify(blocks)).toMatch(/[Dd]eposit/u);
  });

  it("adds up for every deal, with a down payment that is never negative", () => {
    const cents = (max: number) => fc.integer({ min: 0, max });
    const deals = fc.record({
      priceCents: fc.integer({ min: 1_000_000, max: 9_000_000 }),
      allowanceCents: cents(900_000),
      payoffCents: cents(1_800_000),
      cashCents: cents(80_000),
      rebatesCents: cents(20_000),
      feeCents: fc.constantFrom(0, 39_500),
      isFeeFinanced: fc.boolean(),
      netsNegativeEquity: fc.boolean(),
    });
    fc.assert(
      fc.property(deals, (deal) => {
        const blocks = contractOf(loanOf(deal));
        const down = table(blocks, "Your down payment");
        expectSums(down);
        expect(down.at(-1)!.amountCents).toBeGreaterThanOrEqual(0);
        expectSums(table(blocks, "How we figured the amount financed"));
      }),
      { numRuns: 200, seed: 14 },
    );
  });
});
