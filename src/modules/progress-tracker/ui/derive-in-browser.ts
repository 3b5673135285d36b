import { isSigningEnded } from "#modules/signing-services/domain/signing-status.ts";
import type { ContractStepFacts } from "#modules/contracting/domain/contract-step.ts";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepFacts } from "#modules/order-steps/domain/step-facts.ts";
import { deriveTracker, type Tracker } from "../domain/derive-tracker.ts";
import { paidMark } from "./order-hints.ts";

/** What this browser remembers about an order (OP-25). */
export interface TrackerHints {
  readonly isPaid: boolean;
  readonly isContractStarted: boolean;
  /** The server has said so as well; when it no longer does, it means another contract. */
  readonly isStartConfirmed: boolean;
}

interface BrowserTracker {
  readonly facts: StepFacts;
  /** Undefined when the facts are not enough; the server's own answer then stands. */
  readonly tracker: Tracker | undefined;
  /** The hints as they should be kept. */
  readonly hints: TrackerHints;
}

/** The same rule as the server's, with what only this browser knows (OP-25). */
export function deriveInBrowser(
  steps: readonly StepDescriptor[],
  facts: StepFacts,
  hints: TrackerHints,
): BrowserTracker {
  const { isContractStarted = false, signing } = facts as StepFacts & Partial<ContractStepFacts>;
  const isPaid = paidMark(hints.isPaid, facts.order);
  // A contract that is over takes its flag along, also when nobody looked while it ended: the next one is not opened yet.
  const isOther = hints.isStartConfirmed && !isContractStarted;
  const isStartedHere = hints.isContractStarted && !isOther && !isSigningEnded(signing?.status);
  const own = {
    ...facts,
    isMarkedPaid: isPaid,
    isContractStarted: isContractStarted || isStartedHere,
  };
  const derived = deriveTracker(steps, own);
  return {
    facts: own,
    tracker: derived.kind === "tracker" ? derived.tracker : undefined,
    hints: { isPaid, isContractStarted: isStartedHere, isStartConfirmed: isContractStarted },
  };
}
