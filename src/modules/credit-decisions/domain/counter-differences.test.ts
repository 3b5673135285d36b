import { expect, test } from "vitest";
import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import { counterDifferences } from "./counter-differences.ts";

const loan = {
  kind: "finance",
  payment: { dueAtSigningCents: 100_000, termMonths: 72 },
} as FinanceTerms;
const lease = {
  kind: "lease",
  payment: { dueAtSigningCents: 300_000 },
  input: { termMonths: 36 },
  milesPerYear: 15_000,
} as LeaseTerms;
const asAsked = { amountFinancedCents: 2_000_000, annualMiles: null, droppedProductCodes: [] };

test("A counter-offer names only what it changes, each with what was asked for", () => {
  const counter = { ...asAsked, downPaymentCents: 250_000, termMonths: 72, droppedProductCodes: ["GAP"] };
  expect(counterDifferences({ terms: loan }, counter)).toEqual([
    { what: "down", asked: 100_000, offered: 250_000 },
    { what: "product", code: "GAP" },
  ]);
});

test("A lease may come with other miles", () => {
  const counter = { ...asAsked, downPaymentCents: 300_000, termMonths: 24, annualMiles: 12_000 };
  expect(counterDifferences({ terms: lease }, counter)).toEqual([
    { what: "term", asked: 36, offered: 24 },
    { what: "miles", asked: 15_000, offered: 12_000 },
  ]);
});
