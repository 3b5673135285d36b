import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { Milestones, StepFacts } from "#modules/order-steps/domain/step-facts.ts";
import { stepPath } from "#modules/order-steps/domain/step-path.ts";
import type { StepId, StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { activeStep, type StepState } from "./active-step.ts";
import { landingStep } from "./landing-step.ts";
import { STATUS_LABELS } from "./status-labels.ts";
import { stepList } from "./step-list.ts";

/** One row of the tracker, ready to show. */
export interface TrackerStep extends StepState {
  /** TRK-05. */
  readonly label: string;
  /** SIGN-07 wording. */
  readonly statusLabel: string;
  readonly path: string;
  /** For the road. */
  readonly shortLabel: string;
  /** About how much work of the buyer it still is; 0 once others are at it or it is done. */
  readonly minutesLeft: number;
}

export interface Tracker {
  readonly steps: readonly TrackerStep[];
  /** TRK-20; null only when no step is pending or complete. */
  readonly activeStep: StepId | null;
  /** TRK-10. */
  readonly landingStep: StepId;
}

type ToRow = (step: StepDescriptor) => TrackerStep;

type DerivedTracker =
  | { readonly kind: "tracker"; readonly tracker: Tracker }
  /** TRK-15, TRK-16: which answer was missing, with the exact text. */
  | { readonly kind: "failed"; readonly missing: string; readonly message: string };

/** The exact error of a state that cannot be loaded (TRK-15, TRK-16, DOC-11). */
function findMissing(steps: readonly StepDescriptor[], facts: StepFacts): DerivedTracker | null {
  if (!facts.order.dealRefId) {
    const message = "Not enough data to request Progress Tracker state";
    return { kind: "failed", missing: "dealReference", message };
  }
  for (const step of steps) {
    const missing = step.missing(facts);
    if (missing === null) continue;
    return { kind: "failed", missing, message: step.missingText ?? `No data of ${missing} status` };
  }
  return null;
}

function milestonesOf(steps: readonly StepDescriptor[], facts: StepFacts): Milestones {
  return steps.reduce<Milestones>((all, step) => ({ ...all, ...step.milestones?.(facts) }), {
    isSigned: false,
  });
}

function minutesLeft({ minutes, isOthersTurn }: StepDescriptor, status: StepStatus): number {
  const isWaiting = status === "IN_PROGRESS" && isOthersTurn === true;
  return status === "COMPLETED" || isWaiting ? 0 : minutes;
}

/** Once the car is with its buyer nothing is asked for again: what was not done here was settled otherwise, unless it goes on. */
function afterHandover(
  rows: readonly TrackerStep[],
  all: readonly StepDescriptor[],
  toRow: ToRow,
): readonly TrackerStep[] {
  const lasting = new Set(all.filter((step) => step.outlastsHandover === true).map(({ id }) => id));
  const kept = rows.filter(({ step, status }) => status === "COMPLETED" || lasting.has(step));
  const isAnyDone = kept.some(({ status }) => status === "COMPLETED");
  // Nothing was done here: the handover itself is what was.
  return isAnyDone ? kept : [...all.filter(({ isHandover }) => isHandover === true).map(toRow), ...kept];
}

/** The whole tracker from plain facts: the same function on the server and in the browser. */
export function deriveTracker(all: readonly StepDescriptor[], facts: StepFacts): DerivedTracker {
  const list = stepList(all, facts);
  const failed = findMissing(list, facts);
  if (failed !== null) return failed;
  const { order } = facts;
  const milestones = milestonesOf(list, facts);
  const toRow: ToRow = (step) => {
    const status = step.status(facts, milestones);
    return {
      step: step.id,
      status,
      label: step.label(order),
      statusLabel: STATUS_LABELS[status],
      path: stepPath(step, order.orderNumber),
      shortLabel: step.shortLabel(order),
      minutesLeft: minutesLeft(step, status),
    };
  };
  const rows = list.map(toRow);
  const steps = isDelivered(order.orderStatus) ? afterHandover(rows, all, toRow) : rows;
  return {
    kind: "tracker",
    tracker: { steps, activeStep: activeStep(steps), landingStep: landingStep(steps) },
  };
}
