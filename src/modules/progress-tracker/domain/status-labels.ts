import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { english } from "#platform/shared/texts/text.ts";

/** SIGN-07, verbatim; the same words for every step. */
export const STATUS_LABELS: Readonly<Record<StepStatus, string>> = {
  NOT_READY: english("progressTracker.statusLabels.notReady", "Not Ready"),
  READY: english("progressTracker.statusLabels.getStarted", "Get Started"),
  IN_PROGRESS: english("progressTracker.statusLabels.inProgress", "In Progress"),
  COMPLETED: english("common.completed", "Completed"),
  NEEDS_ATTENTION: english("progressTracker.statusLabels.needsAttention", "Needs Attention"),
};
