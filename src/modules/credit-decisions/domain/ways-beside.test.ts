import { expect, test } from "vitest";
import type { WorkableCombination } from "#modules/underwriting/domain/workable-change.ts";
import { offersOf, waysBeside } from "./ways-beside.ts";

const moreDown: WorkableCombination = {
  changes: [{ lever: "DOWN_PAYMENT", by: 50_000, productCode: null }],
  downPaymentCents: 50_000,
  amountFinancedCents: 2_000_000,
  termMonths: 72,
  paymentCents: 40_000,
  costOverTermCents: -10_000,
};
const lessCar = { ...moreDown, downPaymentCents: 0 };
const counter = {
  downPaymentCents: 50_000,
  amountFinancedCents: 2_000_000,
  termMonths: 72,
  annualMiles: null,
  droppedProductCodes: [],
};

test("A way that a counteroffer already offers is not told again", () => {
  expect(waysBeside([moreDown, lessCar], [{ counter }])).toEqual([lessCar]);
});

test("A way with another term or another sum stays", () => {
  expect(waysBeside([moreDown], [{ counter: { ...counter, termMonths: 36 } }, { counter: null }])).toEqual([
    moreDown,
  ]);
  expect(waysBeside([moreDown], [{ counter: { ...counter, amountFinancedCents: 1 } }])).toEqual([moreDown]);
});

test("Another lender's offer says nothing about this one's ways", () => {
  const offers = [
    { lenderName: "Lakeshore", counter },
    { lenderName: "Meridian", counter: null },
  ];
  expect(offersOf({ lenderName: "Meridian" }, { offers })).toEqual([offers[1]]);
});
