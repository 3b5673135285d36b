import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";

/** What the rule reads: the order's word and the separate verification record. */
interface IdStepFacts {
  /** `idVerification.status` of the order: ERROR, COMPLETED or nothing. */
  readonly orderStatus: string | null;
  /** Status of the record: INITIATED, SUCCESSFUL, FAILED and others. */
  readonly recordStatus: string | null;
  readonly isExpired: boolean;
  readonly transactionsAmount: number;
}

/**
 * IDV-01 and IDV-03. Success outranks everything (a finished check does not expire),
 * then failure, then the running check.
 */
export function idStepStatus(facts: IdStepFacts): StepStatus {
  if (facts.orderStatus === "COMPLETED" || facts.recordStatus === "SUCCESSFUL") return "COMPLETED";
  if (facts.orderStatus === "ERROR" || facts.recordStatus === "FAILED" || facts.isExpired)
    return "NEEDS_ATTENTION";
  return facts.transactionsAmount > 0 ? "IN_PROGRESS" : "READY";
}

/**
 * The same of everybody who buys: done when all are, and what needs attention comes first.
 * @param coBuyer null where one person buys
 */
export function idStatusOfAll(buyer: IdStepFacts, coBuyer: IdStepFacts | null): StepStatus {
  const own = idStepStatus(buyer);
  const others = coBuyer === null ? own : idStepStatus(coBuyer);
  if (own === others) return own;
  return own === "NEEDS_ATTENTION" || others === "NEEDS_ATTENTION" ? "NEEDS_ATTENTION" : "IN_PROGRESS";
}
