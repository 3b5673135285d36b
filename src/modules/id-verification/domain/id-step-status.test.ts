import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTransition } from "#platform/shared/transition-table.ts";
import {
  ID_RECORD_STATUSES,
  idRecordTransitions,
  isInPersonIdState,
  shouldPollIdVerification,
} from "./id-verification.ts";
import { idStatusOfAll, idStepStatus } from "./id-step-status.ts";

describe("The ID step (IDV-01, IDV-03)", () => {
  it.each([
    // seed row, order's status, record's status, isExpired, transactionsAmount, step
    ["starts ready", null, null, false, 0, "READY"],
    ["a link was sent", null, "INITIATED", false, 1, "IN_PROGRESS"],
    ["several links were sent", null, "INITIATED", false, 4, "IN_PROGRESS"],
    ["a transaction without a record", null, null, false, 1, "IN_PROGRESS"],
    ["the order says ERROR", "ERROR", null, false, 0, "NEEDS_ATTENTION"],
    ["the order says ERROR while a link runs", "ERROR", "INITIATED", false, 1, "NEEDS_ATTENTION"],
    ["the link expired", null, "INITIATED", true, 1, "NEEDS_ATTENTION"],
    ["the order says COMPLETED", "COMPLETED", null, false, 0, "COMPLETED"],
    ["the order says COMPLETED and the link expired", "COMPLETED", "INITIATED", true, 1, "COMPLETED"],
    ["the record turned successful", null, "SUCCESSFUL", false, 1, "COMPLETED"],
    ["the record succeeded before it expired", null, "SUCCESSFUL", true, 1, "COMPLETED"],
    ["the record failed", null, "FAILED", false, 1, "NEEDS_ATTENTION"],
    ["the record failed and expired", null, "FAILED", true, 1, "NEEDS_ATTENTION"],
    ["the buyer canceled on the phone", null, "CANCELED", false, 1, "IN_PROGRESS"],
    ["the capture was left incomplete", null, "INCOMPLETE", false, 1, "IN_PROGRESS"],
    ["completed in person after a failure", "COMPLETED", "FAILED", false, 2, "COMPLETED"],
  ] as const)("%s", (...[, orderStatus, recordStatus, isExpired, transactionsAmount, step]) => {
    expect(idStepStatus({ orderStatus, recordStatus, isExpired, transactionsAmount })).toBe(step);
  });

  it("is never NOT_READY and never complete without a success", () => {
    const facts = fc.record({
      orderStatus: fc.constantFrom(null, "ERROR"),
      recordStatus: fc.constantFrom(null, "INITIATED", "FAILED", "CANCELED", "INCOMPLETE"),
      isExpired: fc.boolean(),
      transactionsAmount: fc.nat(5),
    });
    fc.assert(fc.property(facts, (some) => !["NOT_READY", "COMPLETED"].includes(idStepStatus(some))));
  });
});

describe("Polling (IDV-04)", () => {
  it.each([
    [null, false, false],
    ["INITIATED", false, true],
    ["INITIATED", true, false],
    ["SUCCESSFUL", false, false],
    ["FAILED", false, false],
    ["CANCELED", false, false],
    ["INCOMPLETE", false, false],
  ] as const)("%s, expired %s: %s", (status, isExpired, polls) => {
    expect(shouldPollIdVerification({ status, isExpired })).toBe(polls);
  });
});

describe("Illinois (OP-19)", () => {
  it.each([
    [["IL"], true],
    [["il"], true],
    [["TX", "IL"], true],
    [["TX"], false],
    [["TX", null], false],
    [[null], false],
  ] as const)("%j: in person %s", (states, expected) => {
    expect(isInPersonIdState(states)).toBe(expected);
  });
});

describe("ID record transitions (table I)", () => {
  const outcomes = ["SUCCESSFUL", "FAILED", "CANCELED", "INCOMPLETE"];
  const pairs = [null, ...ID_RECORD_STATUSES].flatMap((from) =>
    ID_RECORD_STATUSES.map((to) => [from, to] as const),
  );

  it.each(pairs.filter(([from, to]) => from !== to))("%s to %s", (from, to) => {
    const isAllowed =
      from === "INITIATED" ? outcomes.includes(to) : to === "INITIATED" && from !== "SUCCESSFUL";
    expect(checkTransition(idRecordTransitions, from, to)).toBe(isAllowed ? "move" : "refused");
  });
});

describe("Two who buy together", () => {
  const none = { orderStatus: null, recordStatus: null, isExpired: false, transactionsAmount: 0 };
  const done = { ...none, recordStatus: "SUCCESSFUL" };
  const failed = { ...none, recordStatus: "FAILED", transactionsAmount: 1 };

  it("are done when both are", () => {
    expect(idStatusOfAll(done, done)).toBe("COMPLETED");
    expect(idStatusOfAll(done, none)).toBe("IN_PROGRESS");
    expect(idStatusOfAll(none, done)).toBe("IN_PROGRESS");
    expect(idStatusOfAll(none, none)).toBe("READY");
  });

  it("need attention when one of them does", () => {
    expect(idStatusOfAll(done, failed)).toBe("NEEDS_ATTENTION");
    expect(idStatusOfAll(failed, none)).toBe("NEEDS_ATTENTION");
  });

  it("are one where one buys alone", () => {
    expect(idStatusOfAll(done, null)).toBe("COMPLETED");
  });
});
