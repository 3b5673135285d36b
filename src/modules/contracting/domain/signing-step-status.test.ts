import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEAL_STATUSES } from "#modules/orders/domain/order.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import {
  isSigningComplete,
  SIGNING_STATUSES,
  type SigningStatus,
  signingStatusFromError,
  signingTransitions,
} from "#modules/signing-services/domain/signing-status.ts";
import { signingStepStatus, type SigningStepFacts } from "./signing-step-status.ts";

const base: SigningStepFacts = {
  dealStatus: "VPEN",
  signing: { status: "Created", signersCompleted: false },
  readiness: { ready: false, isSigningNotificationSent: false },
  hasSigningDocuments: false,
  isStarted: false,
};
const signing = (status: string | null, signersCompleted = false) => ({
  signing: { status, signersCompleted },
});
const READY = { readiness: { ready: true, isSigningNotificationSent: false }, hasSigningDocuments: true };
const NOTIFIED = { readiness: { ready: false, isSigningNotificationSent: true } };

describe("The signing step (SIGN-03 to SIGN-06)", () => {
  it.each([
    ["signing shows complete", signing("Completed"), "COMPLETED"],
    ["complete in small letters", signing("completed"), "COMPLETED"],
    ["all signers are done", signing("InProgress", true), "COMPLETED"],
    ["complete although the deal says expired", { ...signing("Completed"), dealStatus: "VEXP" }, "COMPLETED"],
    ["verification expired", { dealStatus: "VEXP" }, "NEEDS_ATTENTION"],
    ["verification expired while ready", { ...READY, dealStatus: "VEXP" }, "NEEDS_ATTENTION"],
    ["signing is Cancelled", signing("Cancelled"), "NEEDS_ATTENTION"],
    ["signing is Canceled, the other spelling", signing("Canceled"), "NEEDS_ATTENTION"],
    ["signing is cancelled in small letters", signing("cancelled"), "NEEDS_ATTENTION"],
    ["signing is canceled after the signature", signing("Cancelled", true), "NEEDS_ATTENTION"],
    ["the package expired", signing("Expired"), "NEEDS_ATTENTION"],
    ["the buyer declined", signing("Declined"), "NEEDS_ATTENTION"],
    [
      "cancelled while ready and started",
      { ...READY, ...signing("Cancelled"), isStarted: true },
      "NEEDS_ATTENTION",
    ],
    ["both documents complete, not started", READY, "READY"],
    ["a notification was sent, not started", NOTIFIED, "READY"],
    ["ready and started", { ...READY, isStarted: true }, "IN_PROGRESS"],
    ["notified and started", { ...NOTIFIED, isStarted: true }, "IN_PROGRESS"],
    ["documents missing", { hasSigningDocuments: false }, "NOT_READY"],
    ["documents complete but readiness failed to load (SIGN-01)", { hasSigningDocuments: true }, "NOT_READY"],
    ["the server says ready but a document is gone", { ...READY, hasSigningDocuments: false }, "NOT_READY"],
    ["started but not ready any more", { isStarted: true }, "NOT_READY"],
    ["no signing status at all", { ...READY, ...signing(null) }, "READY"],
  ] satisfies [string, Partial<SigningStepFacts>, string][])("%s", (_row, change, step) => {
    expect(signingStepStatus({ ...base, ...change })).toBe(step);
  });

  it("never opens without readiness, whatever else is true", () => {
    const facts = fc.record({
      dealStatus: fc.constantFrom(...DEAL_STATUSES),
      signing: fc.record({ status: fc.constantFrom(...SIGNING_STATUSES), signersCompleted: fc.boolean() }),
      readiness: fc.constant({ ready: false, isSigningNotificationSent: false }),
      hasSigningDocuments: fc.boolean(),
      isStarted: fc.boolean(),
    });
    fc.assert(fc.property(facts, (some) => !["READY", "IN_PROGRESS"].includes(signingStepStatus(some))));
  });
});

describe("Errors that cancel (SIGN-08)", () => {
  it.each([
    ["error.validation.transactionExpired", "Cancelled"],
    ["error.validation.wrongPackageStatus", "Cancelled"],
    ["error.validation.other", null],
    ["", null],
  ])("%s gives %s", (code, status) => {
    expect(signingStatusFromError(code)).toBe(status);
  });
});

describe("Complete (OP-26)", () => {
  it.each([
    ["Completed", false, true],
    ["InProgress", true, true],
    ["InProgress", false, false],
    ["Cancelled", true, false],
    ["Expired", true, false],
  ])("%s, signers completed %s: %s", (status, signersCompleted, expected) => {
    expect(isSigningComplete({ status, signersCompleted })).toBe(expected);
  });
});

describe("Contract package transitions", () => {
  const rows: readonly (readonly [SigningStatus | null, readonly SigningStatus[]])[] = [
    [null, ["Created"]],
    ["Created", ["Sent", "InProgress", "Cancelled", "Expired"]],
    ["Sent", ["InProgress", "Cancelled", "Expired"]],
    ["InProgress", ["Completed", "Declined", "Cancelled", "Expired"]],
    ["Completed", ["Cancelled"]],
    ["Cancelled", ["Created"]],
    ["Expired", ["Created"]],
    ["Declined", ["Created"]],
  ];

  it.each(rows)("from %s exactly to %j", (from, allowed) => {
    for (const to of SIGNING_STATUSES.filter((status) => status !== from)) {
      expect(checkTransition(signingTransitions, from, to)).toBe(allowed.includes(to) ? "move" : "refused");
    }
  });
});
