import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { canOpenStep, type StepState } from "./active-step.ts";

/**
 * TRK-10, OP-07: where an unknown path lands. The first incomplete step, or the first later one that
 * can be opened; otherwise the last complete step; otherwise ID verification.
 */
export function landingStep(steps: readonly StepState[]): StepId {
  const open = steps.find(({ status }) => status !== "COMPLETED" && canOpenStep(status));
  const lastComplete = steps.findLast(({ status }) => status === "COMPLETED");
  return (open ?? lastComplete)?.step ?? "VERIFY_ID";
}

/** TRK-11, OP-07: a direct visit to a step that is shut or not in the list is an unknown path. */
export function stepForVisit(steps: readonly StepState[], wanted: StepId): StepId {
  const state = steps.find(({ step }) => step === wanted);
  return state !== undefined && canOpenStep(state.status) ? wanted : landingStep(steps);
}
