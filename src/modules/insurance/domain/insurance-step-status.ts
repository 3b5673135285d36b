import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { isVerifiedPolicy } from "./insurance-status.ts";

/** The two fields the rule reads; any spelling, so that a foreign answer is checked too. */
interface InsuranceStepFacts {
  readonly status?: string | null;
  readonly policyStatus?: string | null;
}

/** INS-03: null when not initiated, IN_PROGRESS while it runs, else the policy's status or NOT_FOUND. */
export function rawPolicyState(facts: InsuranceStepFacts): string | null {
  const status = (facts.status ?? "").toUpperCase();
  if (status === "" || status === "NOT_INITIATED") return null;
  if (status === "IN_PROGRESS") return "IN_PROGRESS";
  return (facts.policyStatus ?? "").toUpperCase() || "NOT_FOUND";
}

/** INS-02: the status of the insurance step. */
export function insuranceStepStatus(facts: InsuranceStepFacts): StepStatus {
  const state = rawPolicyState(facts);
  if (state === null) return "READY";
  if (state === "IN_PROGRESS") return "IN_PROGRESS";
  return isVerifiedPolicy(state) ? "COMPLETED" : "NEEDS_ATTENTION";
}
