import type { StepId, StepStatus } from "#modules/order-steps/domain/step-status.ts";

/** One step with its derived status. */
export interface StepState {
  readonly step: StepId;
  readonly status: StepStatus;
}

/** TRK-08, TRK-11: READY, IN_PROGRESS and NEEDS_ATTENTION are active; COMPLETED may be looked at; NOT_READY is shut. */
export function canOpenStep(status: StepStatus): boolean {
  return status !== "NOT_READY";
}

const isPending = ({ status }: StepState): boolean => status !== "COMPLETED" && status !== "NOT_READY";

/**
 * TRK-20, OP-07: the first pending step (READY, IN_PROGRESS, NEEDS_ATTENTION); without one the last
 * complete step; null when no step is either.
 */
export function activeStep(steps: readonly StepState[]): StepId | null {
  const pending = steps.find((state) => isPending(state));
  return (pending ?? steps.findLast(({ status }) => status === "COMPLETED"))?.step ?? null;
}
