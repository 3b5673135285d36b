import { dealRules } from "#modules/orders/domain/deal-types.ts";
import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** Table F. */
export const paymentTransitions: TransitionTable<PaymentStatus> = {
  name: "payment",
  start: ["PAYMENT_PENDING", "PAYMENT_HOLD", "PAYMENT_CAPTURED", "PAYMENT_FAILED"],
  moves: {
    PAYMENT_PENDING: ["PAYMENT_HOLD", "PAYMENT_CAPTURED", "PAYMENT_FAILED"],
    PAYMENT_HOLD: ["PAYMENT_PENDING", "PAYMENT_CAPTURED", "PAYMENT_FAILED"],
    PAYMENT_FAILED: ["PAYMENT_PENDING", "PAYMENT_HOLD", "PAYMENT_CAPTURED"],
    PAYMENT_CAPTURED: ["DOWNPAYMENT_PAID", "FULLY_PAID", "PAYMENT_FAILED"],
    DOWNPAYMENT_PAID: ["FULLY_PAID", "PAYMENT_FAILED"],
    FULLY_PAID: ["PAYMENT_FAILED"],
  },
};

/** A charge that runs or ran: a second one is refused while it is in one of these (promise 3). */
export function isLive(status: PaymentStatus): boolean {
  return status !== "PAYMENT_FAILED";
}

/** Its money is held or under way: somebody else still has to say what becomes of it. */
export function isWaiting(status: PaymentStatus): boolean {
  return status === "PAYMENT_PENDING" || status === "PAYMENT_HOLD";
}

/** Table F: what a captured payment settles to. */
export function settledStatus(dealType: DealType): "FULLY_PAID" | "DOWNPAYMENT_PAID" {
  return dealRules(dealType).due === "whole-price" ? "FULLY_PAID" : "DOWNPAYMENT_PAID";
}
