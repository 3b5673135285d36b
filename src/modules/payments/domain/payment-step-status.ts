import { dealRules } from "#modules/orders/domain/deal-types.ts";
import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";

export interface PaymentStepFacts {
  readonly dealType: DealType;
  /** OP-25: the mark kept per order; set whenever the server reports a captured or full cash payment. */
  readonly isMarkedPaid: boolean;
  /** On top of what was signed and, it may be, paid already. */
  readonly owesDifference?: boolean | undefined;
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

const UNDER_WAY: ReadonlySet<PaymentStatus | null> = new Set(["PAYMENT_PENDING", "PAYMENT_HOLD"] as const);

/**
 * PAYSTEP-01 to PAYSTEP-04 in the required order (OP-25): a cash order with an appointment is READY before its
 * payment status is looked at, and the mark keeps a paid one COMPLETED. READY asks for a payment, so money on
 * its way is looked at first (decision 0148).
 */
export function paymentStepStatus(facts: PaymentStepFacts): StepStatus {
  const isCash = dealRules(facts.dealType).due === "whole-price";
  if (facts.owesDifference === true && facts.isSigningComplete) return "READY";
  if (isCash && facts.isMarkedPaid) return "COMPLETED";
  if (!facts.isSigningComplete) return "NOT_READY";
  if (facts.paymentStatus === null) return "READY";
  if (isCash && facts.hasAppointment && !UNDER_WAY.has(facts.paymentStatus)) return "READY";
  return BY_STATUS[facts.paymentStatus];
}

/** OP-25: whether the server's word sets the paid mark of this order. */
export function isMarkedPaidByServer(dealType: DealType, status: PaymentStatus | null): boolean {
  const isWhole = dealRules(dealType).due === "whole-price";
  return isWhole && (status === "PAYMENT_CAPTURED" || status === "FULLY_PAID");
}
