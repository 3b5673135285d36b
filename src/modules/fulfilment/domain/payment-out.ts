import type { PaymentStatus } from "#modules/orders/domain/order.ts";

const ARRIVED: readonly (PaymentStatus | undefined)[] = [
  "PAYMENT_CAPTURED",
  "DOWNPAYMENT_PAID",
  "FULLY_PAID",
];

/** True while money for the car is still to be paid or on its way: an hour may be chosen that comes before it (DLV-02). */
export function isPaymentOut(order: {
  readonly paymentInfo: { readonly status: PaymentStatus } | null;
}): boolean {
  return !ARRIVED.includes(order.paymentInfo?.status);
}
