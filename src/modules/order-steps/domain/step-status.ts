/** TRK-07, verbatim. Every step rule answers one of these; derived, never stored as truth. */
export const STEP_STATUSES = ["NOT_READY", "READY", "IN_PROGRESS", "COMPLETED", "NEEDS_ATTENTION"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** Id of a step, e.g. `VERIFY_ID` (TRK-06). Which ids exist is decided by the list of descriptors. */
export type StepId = string;
