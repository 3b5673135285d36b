import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leasePayment, minimumDueAtSigning, type LeaseInput } from "./lease-payment.ts";

const lease: LeaseInput = {
  priceCents: 3_200_000,
  msrpCents: null,
  capitalizedFeesCents: 69_500,
  protectionCents: 0,
  incentivesCents: 0,
  tradeEquityCents: 0,
  residualPpm: 560_000,
  termMonths: 36,
  ratePpm: 48_000,
  taxPpm: 70_000,
  securityDepositCents: 0,
  upfrontFeesCents: 35_000,
};

describe("a lease (B-3 to B-5)", () => {
  it("is due at least its first payment, deposit and fees", () => {
    expect(minimumDueAtSigning(lease)).toBe(89_746);
  });

  it("has no reduction at the minimum", () => {
    expect(leasePayment(lease, 89_746)).toMatchObject({
      monthlyPaymentCents: 54_746,
      capCostReductionCents: 0,
    });
  });

  it("turns what is above the minimum into a reduction", () => {
    expect(leasePayment(lease, 250_000)).toMatchObject({
      kind: "lease",
      monthlyPaymentCents: 49_472,
      capCostReductionCents: 165_528,
      residualCents: 1_792_000,
    });
  });

  it("refuses a down payment below the minimum, naming it (CALC-07)", () => {
    expect(leasePayment(lease, 89_745)).toEqual({ kind: "down-payment-too-low", minimumDueCents: 89_746 });
  });

  it("matches the base payment of the published lease vector", () => {
    const vector: LeaseInput = {
      ...lease,
      priceCents: 3_620_000,
      msrpCents: 3_850_000,
      residualPpm: 580_000,
      ratePpm: 54_000,
      taxPpm: 0,
      upfrontFeesCents: 0,
    };
    expect(leasePayment(vector, 250_000 + 46_277)).toMatchObject({
      monthlyPaymentCents: 46_277,
      residualCents: 2_233_000,
    });
  });

  it("adds up to the down payment exactly, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(24, 36, 39, 48),
        fc.integer({ min: 0, max: 50_000 }),
        (extra, termMonths, securityDepositCents) => {
          const input = { ...lease, termMonths, securityDepositCents };
          const found = leasePayment(input, minimumDueAtSigning(input) + extra);
          if (found.kind !== "lease") throw new Error("refused");
          const parts =
            found.firstMonthPaymentCents +
            found.capCostReductionCents +
            securityDepositCents +
            input.upfrontFeesCents;
          expect(parts).toBe(found.dueAtSigningCents);
          expect(found.monthlyPaymentCents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
