import { describe, expect, test } from "vitest";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { HANDOVER_STATUSES, isHandedOver, isOpenDifference, tradeInTransitions } from "./handover-status.ts";
import { payoffDeadline } from "./payoff-deadline.ts";
import { payoffDifference } from "./payoff-difference.ts";
import { tradeInStepStatus } from "./trade-in-step-status.ts";

describe("Each way on of a traded car is listed, and no other", () => {
  const LISTED = [
    "none ACCEPTED",
    "none AMENDED",
    "none NOT_TAKEN",
    "ACCEPTED RECEIVED",
    "AMENDED AGREED",
    "AMENDED WAIVED",
    "AMENDED KEPT",
    "NOT_TAKEN WAIVED",
    "NOT_TAKEN KEPT",
    "AGREED RECEIVED",
    "WAIVED RECEIVED",
    "RECEIVED PAID_OFF",
    "PAID_OFF RELEASED",
  ];
  test.each([null, ...HANDOVER_STATUSES].map((from) => [from]))("from %s", (from) => {
    for (const to of HANDOVER_STATUSES) {
      const expected = from === to ? "same" : LISTED.includes(`${from ?? "none"} ${to}`) ? "move" : "refused";
      expect({ from, to, answer: checkTransition(tradeInTransitions, from, to) }).toEqual({
        from,
        to,
        answer: expected,
      });
    }
  });
});

describe("The step of the tracker", () => {
  test.each([
    [null, false, "NOT_READY"],
    [null, true, "READY"],
    ["ACCEPTED", true, "IN_PROGRESS"],
    ["AGREED", true, "IN_PROGRESS"],
    ["WAIVED", true, "IN_PROGRESS"],
    ["AMENDED", true, "NEEDS_ATTENTION"],
    ["NOT_TAKEN", true, "NEEDS_ATTENTION"],
    ["KEPT", true, "COMPLETED"],
    ["RECEIVED", true, "COMPLETED"],
    ["PAID_OFF", true, "COMPLETED"],
    ["RELEASED", true, "COMPLETED"],
  ] as const)("with %s, signed: %s, is %s", (status, isSigned, expected) => {
    expect(tradeInStepStatus({ status, isSigned, isDelivered: false })).toBe(expected);
  });

  test("never asks for anything once the new car was handed over", () => {
    expect(tradeInStepStatus({ status: null, isSigned: true, isDelivered: true })).toBe("COMPLETED");
  });

  test("no state is both open and handed over", () => {
    expect(HANDOVER_STATUSES.filter((one) => isOpenDifference(one) && isHandedOver(one))).toEqual([]);
  });
});

describe("A payoff is owed", () => {
  test.each([
    ["TX", 10, null, "2026-12-06", null],
    ["CA", 10, null, "2026-12-06", null],
    ["CA", 30, null, "2026-12-17", "California Vehicle Code 11709.4(a)"],
    ["ca", 21, null, "2026-12-17", "California Vehicle Code 11709.4(a)"],
    ["OH", 30, null, "2026-12-26", null],
    ["OH", 10, "2026-12-01", "2026-12-01", null],
    ["CA", 30, "2026-12-01", "2026-12-01", null],
    ["OH", 10, "2026-11-20", "2026-12-06", null],
    ["OH", 10, "2027-01-01", "2026-12-06", null],
  ] as const)("in %s with %i promised days and a quote through %s by %s", (...row) => {
    const [state, promisedDays, goodThrough, dueOn, law] = row;
    const deal = { state, receivedOn: "2026-11-26", promisedDays, goodThrough };
    expect(payoffDeadline(deal)).toMatchObject({ dueOn, law });
  });
});

describe("What a payoff came to", () => {
  test.each([
    ["as counted", 500_000, false, "buyer", 0, null],
    ["to less, which is the buyer's", 490_000, true, "buyer", -10_000, null],
    ["to more than an estimate, which is the buyer's", 510_000, true, "retailer", 10_000, "buyer"],
    [
      "to more than a quote that ran out, by rule the retailer's",
      510_000,
      false,
      "retailer",
      10_000,
      "retailer",
    ],
    ["to more than a quote that ran out, by rule the buyer's", 510_000, false, "buyer", 10_000, "buyer"],
  ] as const)("%s", (_, paidCents, isEstimate, rule, amountCents, paidBy) => {
    expect(payoffDifference({ countedCents: 500_000, paidCents, isEstimate, rule })).toEqual({
      amountCents,
      paidBy,
    });
  });
});
