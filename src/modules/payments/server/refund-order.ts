import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { heldCents, refundFact } from "../domain/charge-moves.ts";
import { isLive } from "../domain/payment-status.ts";
import type { RefundAnswer } from "../providers/payment-gateway.ts";
import {
  findEntries,
  findRefund,
  insertEntry,
  insertRefund,
  type RefundRow,
  updateRefund,
} from "./internal/ledger-repo.ts";
import { findPayment, findPayments, type PaymentRow } from "./internal/payments-repo.ts";
import type { RefundReason } from "./internal/payments-table.ts";
import { lockPayment } from "./lock-payment.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { notifyPaymentNews } from "./notify-payment-news.ts";

/** Job that asks the gateway for a refund, or what became of it. */
export const RUN_REFUND = "payments.run-refund";
/** Job that lets go of money that is on hold or on its way for a canceled order. */
export const CANCEL_CHARGE = "payments.cancel-charge";

/** How often a refund that is on its way is asked about. */
const ASK_AGAIN_MS = 6 * HOUR_MS;

/**
 * Gives back what a canceled order holds, in the cancellation's own transaction: money that arrived is refunded,
 * money on hold is let go, and what still arrives later is refunded when it does.
 */
export async function refundOrder(trx: TenantTransaction, ctx: PaymentsContext, order: Order): Promise<void> {
  for (const row of await findPayments(trx, ctx, [order.id])) {
    if (isPaid(row.status)) await requestRefund(trx, ctx, { row, reason: "order-cancelled" });
    else if (isLive(row.status))
      await enqueueJob(trx, ctx, { kind: CANCEL_CHARGE, payload: { paymentId: row.id }, dedupeKey: row.id });
  }
}

/** Asks for everything that is held of a payment; a second request for the same reason changes nothing. */
export async function requestRefund(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { row, reason }: { readonly row: PaymentRow; readonly reason: RefundReason },
): Promise<void> {
  const amountCents = heldCents(await entriesOf(trx, ctx, row));
  if (amountCents <= 0) return;
  const refundId = await insertRefund(trx, ctx, { row, amountCents, reason });
  if (refundId === undefined) return;
  await enqueueJob(trx, ctx, { kind: RUN_REFUND, payload: { refundId }, dedupeKey: refundId });
}

/** Sends a refund under its own key for ever, or asks about one that is on its way. Repeatable. */
export async function runRefund(ctx: PaymentsContext, refundId: string): Promise<void> {
  const found = await ctx.db.transaction(async (trx) => {
    const refund = await findRefund(trx, ctx, refundId);
    const row = refund && (await findPayment(trx, ctx, refund.payment_id));
    return refund?.status === "REQUESTED" && row ? { refund, row } : undefined;
  });
  if (found === undefined) return;
  const { refund, row } = found;
  const answer =
    refund.provider_ref === null
      ? await ctx.paymentGateway.refund(ctx, {
          key: refund.id,
          charge: { key: row.provider_key, ref: row.provider_ref },
          amountCents: refund.amount_cents,
        })
      : await ctx.paymentGateway.readRefund(ctx, { key: refund.id, ref: refund.provider_ref });
  await ctx.db.transaction((trx) => recordRefund(trx, ctx, { refundId, answer }));
}

async function recordRefund(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { refundId, answer }: { readonly refundId: string; readonly answer: RefundAnswer },
): Promise<void> {
  const asked = await findRefund(trx, ctx, refundId);
  const row = asked && (await lockPayment(trx, ctx, asked.payment_id));
  const seen = await findRefund(trx, ctx, refundId);
  if (seen?.status !== "REQUESTED" || !row) return;
  await updateRefund(trx, ctx, { id: refundId, set: { provider_ref: answer.ref } });
  if (answer.outcome === "pending") return askAgain(trx, ctx, seen);
  const order = await requireOrder(trx, ctx, { id: row.order_id });
  const told = { id: row.id, display: row.display, amount_cents: seen.amount_cents };
  if (answer.outcome === "failed") {
    await updateRefund(trx, ctx, { id: refundId, set: { status: "FAILED" } });
    // The bank was first: the money is back with the buyer, and nobody has to send it another way.
    if ((await entriesOf(trx, ctx, row)).some(({ kind }) => kind === "returned")) return;
    return notifyPaymentNews(trx, ctx, { order, row: told, news: "refund-failed" });
  }
  const { entry, isTooMuch } = refundFact(await entriesOf(trx, ctx, row), seen.amount_cents);
  await insertEntry(trx, ctx, { row, entry, cause: refundId });
  await updateRefund(trx, ctx, { id: refundId, set: { status: "REFUNDED" } });
  await notifyPaymentNews(trx, ctx, { order, row: told, news: "refunded" });
  if (!isTooMuch) return;
  ctx.log.warn("a refund was confirmed after the bank had taken the payment back", {
    code: "payment.wentBackTwice",
    tenantId: ctx.tenantId,
    orderNumber: order.orderNumber,
  });
  await notifyPaymentNews(trx, ctx, { order, row: told, news: "went-back-twice" });
}

async function askAgain(trx: TenantTransaction, ctx: PaymentsContext, { id }: RefundRow): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + ASK_AGAIN_MS);
  const dedupeKey = `${id} ${runAt.toISOString()}`;
  await enqueueJob(trx, ctx, { kind: RUN_REFUND, payload: { refundId: id }, runAt, dedupeKey });
}

async function entriesOf(trx: TenantTransaction, ctx: PaymentsContext, row: PaymentRow) {
  const entries = await findEntries(trx, ctx, row.order_id);
  return entries
    .filter(({ payment_id }) => payment_id === row.id)
    .map(({ kind, amount_cents }) => ({ kind, amountCents: amount_cents }));
}
