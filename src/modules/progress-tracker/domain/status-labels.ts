import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { english } from "#platform/shared/texts/text.ts";

/** SIGN-07, verbatim; the same words for every step. */
export const STATUS_LABELS: Readonly<Record<StepStatus, string>> = {
  NOT_READY: english("Not Ready"),
  READY: english("Get Started"),
  IN_PROGRESS: english("In Progress"),
  COMPLETED: english("Completed"),
  NEEDS_ATTENTION: english("Needs Attention"),
};
