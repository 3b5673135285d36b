import { dealRules } from "#modules/orders/domain/deal-types.ts";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepFacts } from "#modules/order-steps/domain/step-facts.ts";

/**
 * TRK-04, TRK-17 to TRK-19: which steps an order has, in order: that of the list, with the steps last that its deal type
 * puts there, and behind those what goes on after the handover. A step decides itself whether an order has it, so off-ramp outranks the deal type (OP-43).
 */
export function stepList(steps: readonly StepDescriptor[], facts: StepFacts): readonly StepDescriptor[] {
  const shown = steps.filter((step) => step.isHidden?.(facts) !== true);
  const atTheEnd = dealRules(facts.order.dealType).stepsLast;
  const place = ({ id, outlastsHandover }: StepDescriptor): number => {
    if (outlastsHandover === true) return 2;
    return atTheEnd.includes(id) ? 1 : 0;
  };
  return shown.toSorted((one, other) => place(one) - place(other));
}
