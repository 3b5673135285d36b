import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentFact } from "./payment-due.ts";
import { isWaiting } from "./payment-status.ts";

/** What a third party says of a payment. */
export type PaymentEvent = "captured" | "failed" | "returned";

export interface EventTarget {
  readonly event: PaymentEvent;
  /** The payment's id, when the sender knows it. */
  readonly paymentId?: string | undefined;
  /** Or what it was for. */
  readonly purpose?: PaymentFact["purpose"] | undefined;
  /** What was moved, where the sender says so. */
  readonly amountCents?: Cents | undefined;
}

/**
 * Which of an order's payments (oldest first) an event is about: the one it names, else the newest that waits for
 * such a word, the balance first; without one, the newest, which an event repeated finds unchanged.
 */
export function paymentMeant<
  Row extends {
    readonly id: string;
    readonly purpose: PaymentFact["purpose"];
    readonly status: PaymentStatus;
  },
>(rows: readonly Row[], { event, paymentId, purpose }: EventTarget): Row | undefined {
  if (paymentId !== undefined)
    return rows.find((row) => row.id === paymentId && (purpose === undefined || row.purpose === purpose));
  const asked = purpose === undefined ? rows : rows.filter((row) => row.purpose === purpose);
  const newest = (is: (status: PaymentStatus) => boolean) =>
    asked.findLast((row) => row.purpose === "balance" && is(row.status)) ??
    asked.findLast(({ status }) => is(status));
  const waiting = event === "returned" ? newest(isPaid) : newest(isWaiting);
  return waiting ?? newest(() => true);
}
