import type { PolicyStatus } from "../../domain/insurance-status.ts";

/** Carriers of the embedded provider. */
export const SANDBOX_CARRIERS = ["Harbor Mutual", "Prairie Insurance", "Northstar Casualty"] as const;

/** The last four digits of the policy number choose what the carrier says; any others are an active policy. */
export const CARRIER_OUTCOMES: Readonly<Record<string, PolicyStatus>> = {
  "0000": "NOT_FOUND",
  "1111": "INACTIVE",
  "2222": "EXPIRED",
  "3333": "CANCELED",
  "4444": "PENDING_ACTIVATION",
};

/** A carrier that takes its time, and one that is down. */
export const SLOW_POLICY = "5555";
export const BROKEN_POLICY = "9999";
/** How long the slow one takes. */
export const SLOW_SECONDS = 6;

/** What the embedded carrier answers for a policy number. */
export function carrierOutcome(policyNumber: string): PolicyStatus {
  return CARRIER_OUTCOMES[policyNumber.slice(-4)] ?? "ACTIVE";
}
