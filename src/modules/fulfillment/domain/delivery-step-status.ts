import { dealRules } from "#modules/orders/domain/deal-types.ts";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";

export interface DeliveryStepFacts {
  /** ISO instant of the booked appointment, or null. */
  readonly appointmentTime: string | null;
  /** Its hour went by and the car was not handed over. */
  readonly isMissed?: boolean;
  readonly isSigningComplete: boolean;
  readonly dealType: DealType;
  readonly paymentStatus: PaymentStatus | null;
  /** OP-43: the sale goes on in the store. */
  readonly isOffRamp: boolean;
  /** The retailer handed the car over, which needs no appointment. */
  readonly isDelivered: boolean;
}

/** DLV-02 without the appointment: signed, and (cash, or paid, or off-ramp). Lease follows finance (OP-25). */
export function canScheduleDelivery(
  facts: Omit<DeliveryStepFacts, "appointmentTime" | "isMissed" | "isDelivered">,
): boolean {
  if (!facts.isSigningComplete) return false;
  return !dealRules(facts.dealType).hasLender || facts.isOffRamp || isPaid(facts.paymentStatus);
}

/** DLV-01, DLV-02; nothing is left to book once the car is with its buyer. A missed appointment is to be booked again. */
export function deliveryStepStatus(facts: DeliveryStepFacts): StepStatus {
  if (facts.isDelivered) return "COMPLETED";
  if (facts.appointmentTime !== null) return facts.isMissed === true ? "NEEDS_ATTENTION" : "COMPLETED";
  return canScheduleDelivery(facts) ? "READY" : "NOT_READY";
}
