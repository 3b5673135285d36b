import type { DealType } from "#modules/orders/domain/order.ts";
import type { ActionStep } from "#modules/order-steps/domain/step-status.ts";

export interface StepListFacts {
  readonly dealType: DealType;
  readonly isOffRamp: boolean;
  /** Flag `skip_insurance_check`: there is no insurance step. */
  readonly skipsInsurance: boolean;
  /** TRK-19: the two tenant flags count only while this flag is on. */
  readonly isC3ToggleOn: boolean;
  readonly showDeliveryStep: boolean;
  readonly showPaymentStep: boolean;
}

const FINANCE: readonly ActionStep[] = [
  "VERIFY_INSURANCE",
  "VERIFY_ID",
  "UPLOAD_DOCUMENTS",
  "SIGN_CONTRACT",
  "PAYMENT_DETAILS",
  "SCHEDULE_DELIVERY",
];

/** OP-04: for a cash deal payment is appended, so it comes last (TRK-18). */
const CASH: readonly ActionStep[] = [
  "VERIFY_INSURANCE",
  "VERIFY_ID",
  "UPLOAD_DOCUMENTS",
  "SIGN_CONTRACT",
  "SCHEDULE_DELIVERY",
  "PAYMENT_DETAILS",
];

/** TRK-04, TRK-17 to TRK-19: which steps an order has, in order. Off-ramp outranks cash (OP-43). */
export function stepList(facts: StepListFacts): readonly ActionStep[] {
  const hidden = new Set<ActionStep>();
  if (facts.skipsInsurance) hidden.add("VERIFY_INSURANCE");
  if (facts.isOffRamp) hidden.add("PAYMENT_DETAILS");
  if (facts.isC3ToggleOn && !facts.showPaymentStep) hidden.add("PAYMENT_DETAILS");
  if (facts.isC3ToggleOn && !facts.showDeliveryStep) hidden.add("SCHEDULE_DELIVERY");
  const all = facts.dealType === "Cash" ? CASH : FINANCE;
  return all.filter((step) => !hidden.has(step));
}
