import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import {
  isSigningComplete,
  isSigningEnded,
  type SigningReadiness,
} from "#modules/signing-services/domain/signing-status.ts";

export interface SigningStepFacts {
  /** Deal status code (ORD-07). */
  readonly dealStatus: string;
  readonly signing: { readonly status: string | null; readonly signersCompleted: boolean };
  readonly readiness: SigningReadiness;
  /** License and insurance card are both complete (documents/domain `hasSigningDocuments`). */
  readonly hasSigningDocuments: boolean;
  /** The buyer opened the contract: the browser's flag or the server's, which wins (OP-25). */
  readonly isStarted: boolean;
}

/** SIGN-05: a sent notification is enough; otherwise the server agrees and both documents are there. */
function isReadyToSign(facts: Pick<SigningStepFacts, "readiness" | "hasSigningDocuments">): boolean {
  const { readiness } = facts;
  return readiness.isSigningNotificationSent || (readiness.ready && facts.hasSigningDocuments);
}

/** SIGN-03 to SIGN-06, in that order. */
export function signingStepStatus(facts: SigningStepFacts): StepStatus {
  if (isSigningComplete(facts.signing)) return "COMPLETED";
  if (facts.dealStatus === "VEXP" || isSigningEnded(facts.signing.status)) return "NEEDS_ATTENTION";
  if (!isReadyToSign(facts)) return "NOT_READY";
  return facts.isStarted ? "IN_PROGRESS" : "READY";
}
