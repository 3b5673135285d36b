import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedMethods } from "./allowed-methods.ts";

const limits = { creditCardLimitCents: 700_000, achLimitCents: 650_000 };
const ALL = ["card", "bank-manual", "bank-linked"];

describe("How an amount may be paid (OP-03)", () => {
  it.each([
    [1, {}, ALL],
    [650_000, {}, ALL],
    [650_001, {}, ["card", "bank-linked"]],
    [700_000, {}, ["card", "bank-linked"]],
    [700_001, {}, ["bank-linked"]],
    [5_000_000, {}, ["bank-linked"]],
    [200_001, { card: 500_000 }, ["bank-manual", "bank-linked"]],
    [200_000, { card: 500_000 }, ALL],
    [150_001, { "bank-manual": 500_000 }, ["card", "bank-linked"]],
    [150_000, { "bank-manual": 500_000 }, ALL],
    [700_000, { "bank-linked": 9_000_000 }, ["card", "bank-linked"]],
  ])("%i cents after %j: %j", (amountCents, alreadyPaidCents, expected) => {
    expect(allowedMethods({ amountCents, alreadyPaidCents }, limits)).toEqual(expected);
  });

  it("always leaves a way to pay, and splitting an amount never opens another", () => {
    const cents = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(cents, cents, (first, second) => {
        const whole = allowedMethods({ amountCents: first + second, alreadyPaidCents: {} }, limits);
        const paid = { card: first, "bank-manual": first };
        const split = allowedMethods({ amountCents: second, alreadyPaidCents: paid }, limits);
        expect(whole).toContain("bank-linked");
        expect(split).toEqual(whole);
      }),
    );
  });
});
