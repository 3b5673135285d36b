import type { ActionStep, StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { english } from "#platform/shared/texts/text.ts";

/** TRK-05, verbatim; the delivery step is named for what was chosen. */
export function stepLabel(step: ActionStep, deliveryOption: "PICKUP" | "DELIVERY" | null): string {
  if (step === "SCHEDULE_DELIVERY")
    return deliveryOption === "PICKUP" ? english("Schedule Pickup") : english("Schedule Delivery");
  return LABELS[step];
}

const LABELS: Readonly<Record<Exclude<ActionStep, "SCHEDULE_DELIVERY">, string>> = {
  VERIFY_INSURANCE: english("Verify Insurance"),
  VERIFY_ID: english("Verify ID"),
  UPLOAD_DOCUMENTS: english("Upload Documents"),
  SIGN_CONTRACT: english("Sign Contract"),
  PAYMENT_DETAILS: english("Make a Payment"),
};

/** SIGN-07, verbatim; the same words for every step. */
export const STATUS_LABELS: Readonly<Record<StepStatus, string>> = {
  NOT_READY: english("Not Ready"),
  READY: english("Get Started"),
  IN_PROGRESS: english("In Progress"),
  COMPLETED: english("Completed"),
  NEEDS_ATTENTION: english("Needs Attention"),
};

const PATHS: Readonly<Record<Exclude<ActionStep, "SCHEDULE_DELIVERY">, string>> = {
  VERIFY_INSURANCE: "insurance-verification",
  VERIFY_ID: "id-verification",
  UPLOAD_DOCUMENTS: "doc-upload",
  SIGN_CONTRACT: "signing",
  PAYMENT_DETAILS: "payment",
};

/** TRK-01, TRK-03: where a step lives. */
export function stepPath(step: ActionStep, orderNumber: string): string {
  const order = encodeURIComponent(orderNumber);
  return step === "SCHEDULE_DELIVERY" ? `/fulfillment/${order}` : `/progress/${order}/${PATHS[step]}`;
}
