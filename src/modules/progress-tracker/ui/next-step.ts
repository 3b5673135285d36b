import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import type { TrackerStep } from "../domain/derive-tracker.ts";

const isPending = ({ status }: TrackerStep): boolean => status !== "NOT_READY" && status !== "COMPLETED";

/** Where to go from a step: the next pending one, else an earlier pending one, else null; of an order that is over, null. */
export function nextStep(
  steps: readonly TrackerStep[],
  current: StepId,
  orderStatus: string,
): TrackerStep | null {
  if (isOrderOver(orderStatus)) return null;
  const position = steps.findIndex(({ step }) => step === current);
  const others = steps.filter(({ step }) => step !== current);
  return (
    others.find((step) => steps.indexOf(step) > position && isPending(step)) ?? others.find(isPending) ?? null
  );
}
