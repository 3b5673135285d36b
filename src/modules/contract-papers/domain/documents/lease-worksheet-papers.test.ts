import { describe, expect, it } from "vitest";
import { leaseAtReduction } from "#modules/worksheet/domain/leases/lease-at-reduction.ts";
import type { LeaseDeal } from "#modules/worksheet/domain/leases/lease-deal.ts";
import { leaseSheetOf } from "#modules/worksheet/domain/leases/lease-sheet-of.ts";
import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { pricedSnapshot } from "#tests/support/priced-snapshot.ts";
import { contractPackage } from "../contract-package.ts";
import type { Block } from "../package-document.ts";

const money = formatDollarsAndCents;
const line = (code: SheetLine["code"], amountCents: number): SheetLine => ({
  code,
  amountCents,
  because: { code: "given", values: {} },
  isEstimate: false,
});

const DEAL: LeaseDeal = {
  terms: {
    kind: "lease",
    lenderId: "first",
    lessorName: "First Example Bank",
    ratePpm: 48_000,
    buyRatePpm: 48_000,
    residualPpm: 580_000,
    maximumResidualizedMsrpCents: null,
    acquisitionFeeCents: 69_500,
    dispositionFeeCents: 39_500,
    purchaseOptionFeeCents: 35_000,
    excessMileCents: 25,
    securityDepositCents: 40_000,
    termMonths: 36,
    annualMiles: 12_000,
  },
  tax: {
    method: "P",
    ratePpm: 72_500,
    taxesCash: true,
    taxesRebates: true,
    taxesTrade: false,
    isCapitalized: false,
    isEstimate: true,
    confidence: "high",
  },
  agreedValueCents: 3_620_000,
  msrpCents: 3_850_000,
  capitalized: [line("product", 90_000), line("priorBalance", 120_000)],
  rebatesCents: 50_000,
  tradeEquityCents: 0,
  upfrontFees: [line("registration", 26_500), line("docFee", 8_500)],
  taxableFeesCents: 8_500,
  isOnePay: false,
  securityDeposits: 0,
  contractDate: "2026-12-01",
};

function blocksOf(lease: LeaseSheet): readonly Block[] {
  const snapshot = pricedSnapshot({ dealType: "Lease" });
  const { documents } = contractPackage({
    orderNumber: "FCK7Q2M9P4XW",
    dealType: "Lease",
    snapshot: { ...snapshot, worksheet: { dealType: "lease", lease } as Worksheet },
    seller: { legalName: "North Motors LLC", phone: "(512) 555-0100", license: null, signatory: null },
    buyer: { firstName: "Robin", lastName: "Buyer" },
    guide: null,
    guarantee: null,
    lateCharge: { graceDays: 15, percent: 5, mostCents: 5_000 },
    terms: { installment: [], lease: [] },
    dates: { contract: "December 1, 2026", firstPayment: "January 1, 2027" },
  });
  return documents.find(({ kind }) => kind === "lease-agreement")!.blocks;
}

describe("The lease agreement of a worksheet", () => {
  const lease = leaseSheetOf(DEAL, leaseAtReduction(DEAL, 200_000));
  const blocks = blocksOf(lease);

  it("prints the four boxes in the order of Regulation M, the total of payments beside the monthly one", () => {
    expect(blocks.find((block) => block.kind === "disclosure")).toMatchObject({
      boxes: [
        { label: "Amount Due at Lease Signing or Delivery", value: money(lease.dueAtSigning.totalCents) },
        {
          label: "Monthly Payments",
          value: money(lease.paymentCents),
          meaning: expect.stringContaining(money(lease.periodicPaymentsCents)) as string,
        },
        { label: "Other Charges", value: money(39_500) },
        { label: "Total of Payments", value: money(lease.totalOfPaymentsCents) },
      ],
    });
  });

  it("itemizes what is due both ways, with the same total", () => {
    const tables = blocks.filter((block) => block.kind === "amounts").slice(0, 2);
    expect(tables).toHaveLength(2);
    for (const { rows } of tables) {
      const parts = rows.filter(({ isTotal }) => !isTotal);
      expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
        lease.dueAtSigning.totalCents,
      );
      expect(rows.at(-1)).toMatchObject({ amountCents: lease.dueAtSigning.totalCents, isTotal: true });
    }
  });

  it("lists a prior balance by itself in what is capitalized, and the figures of the end", () => {
    const words = JSON.stringify(blocks);
    expect(words).toContain("Prior credit or lease balance");
    expect(words).toContain(`you may buy the vehicle for ${money(lease.endOfLease.purchaseOptionCents)}`);
    expect(words).toContain("12,000 miles a year (36,000 in all) at the rate of $0.25 a mile");
    expect(words).toContain("Early termination: you may have to pay a substantial charge");
    expect(words).not.toMatch(/annual percentage rate/iu);
  });
});
