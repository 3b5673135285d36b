import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentMethod } from "#modules/payment-gateways/domain/payment-method.ts";
import { isLive } from "./payment-status.ts";

export interface PaymentFact {
  /** `difference` is what an amended worksheet added. */
  readonly purpose: "balance" | "deposit" | "difference";
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly amountCents: Cents;
}

/** OP-03: limits count the sum of an order's live payments of one method. */
export function paidByMethod(payments: readonly PaymentFact[]): Partial<Record<PaymentMethod, Cents>> {
  const sums: Partial<Record<PaymentMethod, Cents>> = {};
  for (const { method, status, amountCents } of payments) {
    if (isLive(status)) sums[method] = (sums[method] ?? 0) + amountCents;
  }
  return sums;
}

/** What has not arrived yet of an order's total, also what is on its way; nothing of a canceled one. */
export function openAmount(order: {
  readonly totalCents: Cents;
  readonly paidCents: Cents;
  readonly isCanceled: boolean;
}): Cents {
  return order.isCanceled ? 0 : Math.max(0, order.totalCents - order.paidCents);
}
