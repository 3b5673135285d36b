import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";

/** What became of one charge, as its payer finds it on a statement of the card or account. */
export const CHARGE_STATES = [
  "on-its-way",
  "being-checked",
  "received",
  "not-charged",
  "returned",
  "released",
] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/**
 * The true word for a charge. `returned` was received and taken back by the bank; `released` was held and let go,
 * so that nothing was charged. A refund is a fact beside it: what was refunded had been received.
 */
export function chargeState(charge: {
  readonly status: PaymentStatus;
  readonly isReturned: boolean;
  /** Any line of the ledger: money moved. */
  readonly wasReceived: boolean;
  readonly failureCode: string | null;
}): ChargeState {
  if (isPaid(charge.status)) return "received";
  if (charge.status === "PAYMENT_PENDING") return "on-its-way";
  if (charge.status === "PAYMENT_HOLD") return "being-checked";
  if (charge.isReturned) return "returned";
  if (charge.wasReceived) return "received";
  return charge.failureCode === "canceled" ? "released" : "not-charged";
}
