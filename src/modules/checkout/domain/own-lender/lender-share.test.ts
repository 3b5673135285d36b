import { expect, test } from "vitest";
import { lenderShare } from "./lender-share.ts";

const at = (approvedAmountCents?: number) =>
  lenderShare({
    funding: {
      source: "THIRD_PARTY_FINANCING",
      ...(approvedAmountCents !== undefined && { approvedAmountCents }),
    },
    amountDueCents: 1_138_094,
  });

test("a lender that approved less than the amount due leaves the rest to the buyer", () => {
  expect(at(938_094)).toEqual({ lenderCents: 938_094, leftCents: 200_000 });
});

test("a lender that approved more pays what is due and no more", () => {
  expect(at(2_000_000)).toEqual({ lenderCents: 1_138_094, leftCents: 0 });
});

test("nothing is left to the buyer before the amount is typed", () => {
  expect([at(), at(0)]).toEqual([at(1_138_094), at(1_138_094)]);
});

test("who pays with own funds has no lender", () => {
  expect(lenderShare({ funding: { source: "OWN_FUNDS" }, amountDueCents: 1 })).toBeNull();
  expect(lenderShare({ funding: null, amountDueCents: 1 })).toBeNull();
});
