import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { planRefund, type RefundTerms } from "./plan-refund.ts";

const START = "2026-01-15";
const terms: RefundTerms = {
  kind: "serviceContract",
  priceCents: 240_000,
  termMonths: 60,
  miles: 75_000,
  startsOn: START,
  startMiles: 0,
  freeLookDays: 60,
  feeCents: 5_000,
  unusedBy: "time",
  takesOffClaims: false,
  state: "OH",
};
const onDay = (day: number) => addDays(START, day);
const refundOf = (change: Partial<RefundTerms>, day: Parameters<typeof planRefund>[1]): number => {
  const answer = planRefund({ ...terms, ...change }, day);
  return answer.kind === "refund" ? answer.refundCents : -1;
};

describe("a plan's refund (PROT-08)", () => {
  it("pays the unused time less the fee on day 500", () => {
    expect(refundOf({}, { onDate: onDay(500), miles: 22_000, claimsPaidCents: 0 })).toBe(169_283);
  });

  it("pays the lesser of unused time and miles where the contract says so", () => {
    const day = { onDate: onDay(500), miles: 22_000, claimsPaidCents: 0 };
    expect(refundOf({ unusedBy: "lesser" }, day)).toBe(164_600);
  });

  it("pays everything on day 59 and day 60 without a claim, and not on day 61", () => {
    for (const day of [59, 60])
      expect(refundOf({}, { onDate: onDay(day), claimsPaidCents: 0 })).toBe(240_000);
    expect(refundOf({}, { onDate: onDay(61), claimsPaidCents: 0 })).toBeLessThan(240_000);
  });

  it("ends the free look with a paid claim, and takes the claim off only where the contract says so", () => {
    const day = { onDate: onDay(59), claimsPaidCents: 18_000 };
    expect(refundOf({}, day)).toBe(227_245);
    expect(refundOf({ takesOffClaims: true }, day)).toBe(209_245);
  });

  it("lets California keep the lesser of a tenth and 25 dollars", () => {
    const late = { onDate: onDay(500), claimsPaidCents: 0 };
    expect(refundOf({ state: "CA" }, late)).toBe(171_783);
    const nearlyOver = { onDate: onDay(1_825), claimsPaidCents: 0 };
    expect(refundOf({ state: "CA" }, nearlyOver)).toBe(118);
  });

  it.each([
    ["before it starts", { onDate: "2026-01-14", claimsPaidCents: 0 }, "before-start"],
    [
      "with fewer miles than at the sale",
      { onDate: onDay(9), miles: -1, claimsPaidCents: 0 },
      "miles-below-start",
    ],
    ["when its time is over", { onDate: "2031-01-15", claimsPaidCents: 0 }, "ended"],
    ["when its miles are used", { onDate: onDay(90), miles: 75_000, claimsPaidCents: 0 }, "ended"],
  ])("pays nothing %s", (_when, day, why) => {
    expect(planRefund(terms, day)).toEqual({ kind: "not-possible", why });
  });

  it("never pays less than nothing or more than the price, and adds up", () => {
    const anyDay = fc.record({
      day: fc.integer({ min: 0, max: 1_825 }),
      miles: fc.integer({ min: 0, max: 74_999 }),
      claimsPaidCents: fc.integer({ min: 0, max: 500_000 }),
    });
    const anyTerms = fc.record({
      priceCents: fc.integer({ min: 1, max: 900_000 }),
      unusedBy: fc.constantFrom("time" as const, "lesser" as const),
      takesOffClaims: fc.boolean(),
      state: fc.constantFrom("CA", "OH"),
    });
    fc.assert(
      fc.property(anyTerms, anyDay, (change, { day, ...rest }) => {
        const answer = planRefund({ ...terms, ...change }, { onDate: onDay(day), ...rest });
        if (answer.kind !== "refund") throw new Error("inside its time and miles there is a refund");
        const { refundCents, unusedCents, claimsCents, feeCents } = answer;
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(refundCents).toBeLessThanOrEqual(change.priceCents);
        expect(unusedCents - claimsCents - feeCents).toBe(refundCents);
      }),
    );
  });
});
