import { expect, test } from "vitest";
import { GAP_SAMPLE, gapPayment } from "./gap-payment.ts";

test("of the sample GAP pays 5,000 and the buyer the deductible of 1,000", () => {
  expect(gapPayment(GAP_SAMPLE)).toEqual({ gapCents: 500_000, buyerCents: 100_000 });
});

test("a loan that the settlement covers leaves nothing to pay", () => {
  expect(gapPayment({ loanCents: 1_500_000, settlementCents: 2_000_000, deductibleCents: 50_000 })).toEqual({
    gapCents: 0,
    buyerCents: 50_000,
  });
});
