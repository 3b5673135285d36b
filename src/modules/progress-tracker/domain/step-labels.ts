import type { ActionStep, StepStatus } from "#modules/orders/domain/step-status.ts";

/** TRK-05, verbatim; the delivery step is named for what was chosen. */
export function stepLabel(step: ActionStep, deliveryOption: "PICKUP" | "DELIVERY" | null): string {
  if (step === "SCHEDULE_DELIVERY")
    return deliveryOption === "PICKUP" ? "Schedule Pickup" : "Schedule Delivery";
  return LABELS[step];
}

const LABELS: Readonly<Record<Exclude<ActionStep, "SCHEDULE_DELIVERY">, string>> = {
  VERIFY_INSURANCE: "Verify Insurance",
  VERIFY_ID: "Verify ID",
  UPLOAD_DOCUMENTS: "Upload Documents",
  SIGN_CONTRACT: "Sign Contract",
  PAYMENT_DETAILS: "Make a Payment",
};

/** SIGN-07, verbatim; the same words for every step. */
export const STATUS_LABELS: Readonly<Record<StepStatus, string>> = {
  NOT_READY: "Not Ready",
  READY: "Get Started",
  IN_PROGRESS: "In Progress",
  COMPLETED: "Completed",
  NEEDS_ATTENTION: "Needs Attention",
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
