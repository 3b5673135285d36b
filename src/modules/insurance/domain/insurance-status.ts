import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** OP-08: where the verification stands. */
export const INSURANCE_STATUSES = ["NOT_INITIATED", "IN_PROGRESS", "COMPLETED"] as const;
export type InsuranceStatus = (typeof INSURANCE_STATUSES)[number];

/** OP-08: what the carrier says about the policy. */
export const POLICY_STATUSES = [
  "ACTIVE",
  "PENDING_ACTIVATION",
  "INACTIVE",
  "EXPIRED",
  "CANCELED",
  "NOT_FOUND",
] as const;
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** The insurance progress call's body (API-06, OP-08). */
export interface InsuranceProgress {
  readonly status: InsuranceStatus | null;
  readonly policyStatus: PolicyStatus | null;
  readonly carrierName: string | null;
  readonly policyNumberLast4: string | null;
  /** The buyer went on without it; the step stays READY and the insurance card stays required. */
  readonly skipped: boolean;
  /** ISO instant of the last change. */
  readonly updatedAt: string | null;
}

/** Table I. COMPLETED may be tried again after a policy that did not verify. */
export const insuranceTransitions: TransitionTable<InsuranceStatus> = {
  name: "insurance verification",
  start: ["NOT_INITIATED"],
  moves: {
    NOT_INITIATED: ["IN_PROGRESS"],
    IN_PROGRESS: ["COMPLETED"],
    COMPLETED: ["IN_PROGRESS"],
  },
};

const VERIFIED: readonly string[] = ["ACTIVE", "PENDING_ACTIVATION"] satisfies PolicyStatus[];

/** Whether a policy in this state lets the buyer drive off (INS-02). Spelling is matched without case. */
export function isVerifiedPolicy(policyStatus: string | null | undefined): boolean {
  return VERIFIED.includes((policyStatus ?? "").toUpperCase());
}
