import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { StepStatus } from "#modules/orders/domain/step-status.ts";

export interface PaymentStepFacts {
  readonly dealType: DealType;
  /** OP-25: the mark kept per order; set whenever the server reports a captured or full cash payment. */
  readonly isMarkedPaid: boolean;
  readonly isSigningComplete: boolean;
  /** Null when nothing was paid or tried yet. */
  readonly paymentStatus: PaymentStatus | null;
  readonly hasAppointment: boolean;
}

const BY_STATUS: Readonly<Record<PaymentStatus, StepStatus>> = {
  PAYMENT_PENDING: "IN_PROGRESS",
  PAYMENT_HOLD: "IN_PROGRESS",
  PAYMENT_FAILED: "NEEDS_ATTENTION",
  PAYMENT_CAPTURED: "COMPLETED",
  DOWNPAYMENT_PAID: "COMPLETED",
  FULLY_PAID: "COMPLETED",
};

/**
 * PAYSTEP-01 to PAYSTEP-04 in the seeds' literal order (OP-25). A cash order with an appointment
 * is READY before its payment status is looked at; the mark keeps a paid one COMPLETED.
 */
export function paymentStepStatus(facts: PaymentStepFacts): StepStatus {
  const isCash = facts.dealType === "Cash";
  if (isCash && facts.isMarkedPaid) return "COMPLETED";
  if (!facts.isSigningComplete) return "NOT_READY";
  if (facts.paymentStatus === null || (isCash && facts.hasAppointment)) return "READY";
  return BY_STATUS[facts.paymentStatus];
}

/** OP-25: whether the server's word sets the paid mark of this order. */
export function isMarkedPaidByServer(dealType: DealType, status: PaymentStatus | null): boolean {
  return dealType === "Cash" && (status === "PAYMENT_CAPTURED" || status === "FULLY_PAID");
}
