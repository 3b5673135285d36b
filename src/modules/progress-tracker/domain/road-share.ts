import type { TrackerStep } from "./derive-tracker.ts";

/**
 * How far along its road the car stands, 0 to 1: at the sign of the first step that is not done, whatever is done
 * behind it, and at the end once all are.
 */
export function roadShare(steps: readonly Pick<TrackerStep, "status">[]): number {
  const next = steps.findIndex(({ status }) => status !== "COMPLETED");
  return next === -1 ? 1 : (next + 0.5) / steps.length;
}

/** Whole minutes of work that are left to the buyer. */
export function minutesOfWork(steps: readonly Pick<TrackerStep, "minutesLeft">[]): number {
  return steps.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0);
}
