import { expect, test } from "vitest";
import { refundByMonth, type RefundPlan } from "./refund-by-month.ts";

const contract: RefundPlan = {
  kind: "serviceContract",
  priceCents: 240_000,
  termMonths: 60,
  miles: 75_000,
  cancellation: { freeLookDays: 60, feeCents: 5_000, unusedBy: "time", takesOffClaims: true },
};
const sale = { saleDate: "2026-01-15", state: "TX", loanMonths: 48 };

test("the whole price comes back within the free look, then less every month, and nothing after the end", () => {
  const rows = refundByMonth(contract, sale);
  expect(rows.map(({ months }) => months)).toEqual([1, 2, 6, 12, 24, 36, 48]);
  expect(rows[0]).toEqual({ months: 1, refundCents: 240_000 });
  // 365 of 1,826 days are used: 1,461 / 1,826 of 2,400.00 less 50.00.
  expect(rows[3]).toEqual({ months: 12, refundCents: 187_026 });
  const refunds = rows.map(({ refundCents }) => refundCents);
  expect(refunds).toEqual(refunds.toSorted((one, other) => other - one));
});

test("a plan that lasts as long as the loan ends with it", () => {
  const gap: RefundPlan = { ...contract, kind: "gap", termMonths: null, miles: null };
  expect(refundByMonth(gap, { ...sale, loanMonths: 24 }).map(({ months }) => months)).toEqual([1, 2, 6, 12]);
});
