import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STEP_STATUSES } from "#modules/order-steps/domain/step-status.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { INSURANCE_STATUSES, insuranceTransitions } from "./insurance-status.ts";
import { insuranceStepStatus, rawPolicyState } from "./insurance-step-status.ts";

describe("The insurance step (INS-02, INS-03)", () => {
  it.each([
    // seed row, status, policyStatus, raw policy state, step
    ["no status", undefined, undefined, null, "READY"],
    ["a null status", null, null, null, "READY"],
    ["an empty status", "", null, null, "READY"],
    ["not initiated", "NOT_INITIATED", null, null, "READY"],
    ["in progress", "IN_PROGRESS", null, "IN_PROGRESS", "IN_PROGRESS"],
    ["in progress, in small letters", "in_progress", null, "IN_PROGRESS", "IN_PROGRESS"],
    ["in progress with an old policy", "IN_PROGRESS", "ACTIVE", "IN_PROGRESS", "IN_PROGRESS"],
    ["an active policy", "COMPLETED", "ACTIVE", "ACTIVE", "COMPLETED"],
    ["an active policy, in small letters", "completed", "active", "ACTIVE", "COMPLETED"],
    ["a policy pending activation", "COMPLETED", "PENDING_ACTIVATION", "PENDING_ACTIVATION", "COMPLETED"],
    ["an inactive policy", "COMPLETED", "INACTIVE", "INACTIVE", "NEEDS_ATTENTION"],
    ["an expired policy", "COMPLETED", "EXPIRED", "EXPIRED", "NEEDS_ATTENTION"],
    ["a canceled policy", "COMPLETED", "CANCELED", "CANCELED", "NEEDS_ATTENTION"],
    ["no policy found", "COMPLETED", "NOT_FOUND", "NOT_FOUND", "NEEDS_ATTENTION"],
    ["completed without a policy status", "COMPLETED", null, "NOT_FOUND", "NEEDS_ATTENTION"],
    ["a policy status nobody knows", "COMPLETED", "LAPSED", "LAPSED", "NEEDS_ATTENTION"],
    ["a status nobody knows", "SOMETHING", null, "NOT_FOUND", "NEEDS_ATTENTION"],
  ])("%s", (...[, status, policyStatus, raw, step]) => {
    expect(rawPolicyState({ status, policyStatus })).toBe(raw);
    expect(insuranceStepStatus({ status, policyStatus })).toBe(step);
  });

  it("always answers a known step status and never NOT_READY", () => {
    const anything = fc.option(fc.string());
    fc.assert(
      fc.property(anything, anything, (status, policyStatus) => {
        const step = insuranceStepStatus({ status, policyStatus });
        return STEP_STATUSES.includes(step) && step !== "NOT_READY";
      }),
    );
  });
});

describe("Insurance transitions (table I)", () => {
  const allowed = new Set([
    "none>NOT_INITIATED",
    "NOT_INITIATED>IN_PROGRESS",
    "IN_PROGRESS>COMPLETED",
    "COMPLETED>IN_PROGRESS",
  ]);
  const pairs = [null, ...INSURANCE_STATUSES].flatMap((from) =>
    INSURANCE_STATUSES.map((to) => [from, to] as const),
  );

  it.each(pairs.filter(([from, to]) => from !== to))("%s to %s", (from, to) => {
    const expected = allowed.has(`${from ?? "none"}>${to}`) ? "move" : "refused";
    expect(checkTransition(insuranceTransitions, from, to)).toBe(expected);
  });
});
