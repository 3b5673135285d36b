import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { OrderStatus, PaymentStatus } from "#modules/orders/domain/order.ts";

/**
 * True while money for the car is still to be paid or on its way: an hour may be chosen that comes before it (DLV-02).
 * A sale that goes on in the store is paid there (OP-43).
 */
export function isPaymentOut(order: {
  readonly orderStatus: OrderStatus;
  readonly paymentInfo: { readonly status: PaymentStatus } | null;
}): boolean {
  return order.orderStatus !== "OFFRAMP" && !isPaid(order.paymentInfo?.status ?? null);
}
