import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentMethod } from "./allowed-methods.ts";
import { isLive } from "./payment-status.ts";

export interface PaymentFact {
  readonly purpose: "balance" | "deposit";
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly amountCents: Cents;
}

/** What is still owed: the contract's total less every deposit that arrived or is on its way. */
export function balanceDue(amountDueCents: Cents, payments: readonly PaymentFact[]): Cents {
  const deposits = payments.filter(({ purpose, status }) => purpose === "deposit" && isLive(status));
  return amountDueCents - deposits.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** OP-03: limits count the sum of an order's live payments of one method. */
export function paidByMethod(payments: readonly PaymentFact[]): Partial<Record<PaymentMethod, Cents>> {
  const sums: Partial<Record<PaymentMethod, Cents>> = {};
  for (const { method, status, amountCents } of payments) {
    if (isLive(status)) sums[method] = (sums[method] ?? 0) + amountCents;
  }
  return sums;
}

/** The payment status of the order (ORD-01): its newest balance payment; deposits do not count. */
export function orderPaymentStatus(payments: readonly PaymentFact[]): PaymentStatus | null {
  return payments.findLast(({ purpose }) => purpose === "balance")?.status ?? null;
}

/** What has not arrived yet of an order's total, also what is on its way; nothing of a cancelled one. */
export function openAmount(order: {
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly isCancelled: boolean;
}): Cents {
  return order.isCancelled ? 0 : Math.max(0, order.totalCents - order.paidCents);
}
