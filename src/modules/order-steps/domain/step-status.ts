/** TRK-07, verbatim. Every step rule answers one of these; derived, never stored as truth. */
export const STEP_STATUSES = ["NOT_READY", "READY", "IN_PROGRESS", "COMPLETED", "NEEDS_ATTENTION"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** TRK-06, verbatim. */
export const ACTION_STEPS = [
  "VERIFY_INSURANCE",
  "VERIFY_ID",
  "UPLOAD_DOCUMENTS",
  "SIGN_CONTRACT",
  "PAYMENT_DETAILS",
  "SCHEDULE_DELIVERY",
] as const;
export type ActionStep = (typeof ACTION_STEPS)[number];
