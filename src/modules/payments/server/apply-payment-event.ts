import { AppError } from "#platform/shared/app-error.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { type EventTarget, paymentMeant } from "../domain/payment-meant.ts";
import { findCharges, findPlanCharges, type PaymentRow } from "./internal/payments-repo.ts";
import { movePayment } from "./move-payment.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { CAPTURE_HOLD } from "./settle-payment.ts";

/**
 * A third party's word on one of an order's payments: the one it names, else the one that waits for such a word.
 * Repeats change nothing. Money on hold is taken by a job, because only the gateway can take it.
 * @throws AppError not-found `payment.notFound` for a payment that is not the order's; conflict
 * `state.transitionNotAllowed` without a payment or for an unlisted move (table F), `payment.released` for a capture of what was
 * let go or is about to be; invalid `payment.otherAmount` for an amount that is not the payment's
 */
export async function applyPaymentEvent(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  input: { readonly order: Order } & EventTarget,
): Promise<void> {
  const { order, event, paymentId } = input;
  const rows = await findCharges(trx, ctx, [order.id]);
  // A plan's payment is meant only where its id says so.
  const ofPlan = (await findPlanCharges(trx, ctx, order.id)).find(({ id }) => id === paymentId);
  const row = ofPlan ?? paymentMeant(rows, input);
  if (row === undefined && paymentId !== undefined) {
    const message = "This order has no such payment.";
    throw new AppError("not-found", { code: "payment.notFound", message });
  }
  if (row === undefined) {
    throw new AppError("conflict", {
      code: "state.transitionNotAllowed",
      message: "There is no payment yet.",
    });
  }
  if (input.amountCents !== undefined && input.amountCents !== row.amount_cents) {
    const message = "This payment has another amount.";
    throw new AppError("invalid", { code: "payment.otherAmount", message });
  }
  if (event === "captured" && isLetGo(order, row)) {
    throw new AppError("conflict", {
      code: "payment.released",
      message: "The hold on this payment was released, so there is nothing to capture.",
    });
  }
  if (event === "captured" && row.status === "PAYMENT_HOLD") {
    await enqueueJob(trx, ctx, { kind: CAPTURE_HOLD, payload: { paymentId: row.id }, dedupeKey: row.id });
    return;
  }
  await ctx.paymentGateway.learn?.(trx, ctx, { key: row.provider_key, event });
  await movePayment(trx, ctx, { row, word: event, failureCode: event });
}

/** Only the gateway itself may say that it captured such a charge after all; what it took is refunded then. */
function isLetGo({ orderStatus }: Order, { status, failure_code }: PaymentRow): boolean {
  if (status === "PAYMENT_HOLD") return orderStatus === "CANCELED";
  return status === "PAYMENT_FAILED" && failure_code === "canceled";
}
