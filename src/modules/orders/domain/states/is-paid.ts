import type { PaymentStatus } from "../order.ts";

const PAID: readonly string[] = [
  "PAYMENT_CAPTURED",
  "DOWNPAYMENT_PAID",
  "FULLY_PAID",
] satisfies PaymentStatus[];

/** The money is there (PAYSTEP-04). */
export function isPaid(status: string | null): boolean {
  return status !== null && PAID.includes(status);
}
