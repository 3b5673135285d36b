import { isPaid } from "#modules/orders/domain/is-paid.ts";
import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { StepStatus } from "#modules/orders/domain/step-status.ts";

export interface DeliveryStepFacts {
  /** ISO instant of the booked appointment, or null. */
  readonly appointmentTime: string | null;
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
  facts: Omit<DeliveryStepFacts, "appointmentTime" | "isDelivered">,
): boolean {
  if (!facts.isSigningComplete) return false;
  return facts.dealType === "Cash" || facts.isOffRamp || isPaid(facts.paymentStatus);
}

/** DLV-01, DLV-02; nothing is left to book once the car is with its buyer. */
export function deliveryStepStatus(facts: DeliveryStepFacts): StepStatus {
  if (facts.appointmentTime !== null || facts.isDelivered) return "COMPLETED";
  return canScheduleDelivery(facts) ? "READY" : "NOT_READY";
}
