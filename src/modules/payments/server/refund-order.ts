import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { heldCents, refundFact } from "../domain/charge-moves.ts";
import { isLive } from "../domain/payment-status.ts";
import type { RefundAnswer } from "#modules/payment-gateways/server/payment-gateway.ts";
import {
  findEntries,
  findRefund,
  findRefundsOf,
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
  const amountCents = heldCents(await entriesOf(trx, ctx, row)) - (await askedBack(trx, ctx, row));
  if (amountCents <= 0) return;
  const refundId = await insertRefund(trx, ctx, { row, amountCents, reason });
  if (refundId === undefined) return;
  await enqueueJob(trx, ctx, { kind: RUN_REFUND, payload: { refundId }, dedupeKey: refundId });
}

/**
 * What is on its way back of a payment for plans that ended, or was sent back by the bank and is paid to the buyer by a transfer:
 * the payment holds that money, and it is somebody's already.
 */
export async function askedBack(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  row: Pick<PaymentRow, "id" | "order_id">,
): Promise<Cents> {
  const refunds = await findRefundsOf(trx, ctx, row.order_id);
  return refunds
    .filter(
      ({ payment_id, status, reason }) =>
        payment_id === row.id && status !== "REFUNDED" && reason === "plan-canceled",
    )
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/** Sends a refund under its own key for ever, or asks about one that is on its way. Repeatable. */
export async function runRefund(ctx: PaymentsContext, refundId: string): Promise<void> {
  const found = await ctx.db.transaction(async (trx) => {
    const refund = await findRefund(trx, ctx, refundId);
    const row = refund && (await findPayment(trx, ctx, refund.payment_id));
    return refund && row && isOpen(refund) ? { refund, row } : undefined;
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
  if (!seen || !row || !isOpen(seen)) return;
  if (seen.status === "REFUNDED")
    return void (answer.outcome === "failed" && (await planRefundBack(trx, ctx, { seen, row })));
  await updateRefund(trx, ctx, { id: refundId, set: { provider_ref: answer.ref } });
  if (answer.outcome === "pending") return askAgain(trx, ctx, seen);
  const order = await requireOrder(trx, ctx, { id: row.order_id });
  const told = { id: row.id, display: row.display, amount_cents: seen.amount_cents };
  if (answer.outcome === "failed") {
    await updateRefund(trx, ctx, { id: refundId, set: { status: "FAILED" } });
    if (isOfPlan(seen)) return ctx.planRefundNews.refundMoved(trx, ctx, { refundId, status: "returned" });
    // The bank was first: the money is back with the buyer, and nobody has to send it another way.
    if ((await entriesOf(trx, ctx, row)).some(({ kind }) => kind === "returned")) return;
    return notifyPaymentNews(trx, ctx, { order, row: told, news: "refund-failed" });
  }
  const kind = isOfPlan(seen) ? "plan-refunded" : "refunded";
  const { entry, isTooMuch } = refundFact(await entriesOf(trx, ctx, row), seen.amount_cents, kind);
  await insertEntry(trx, ctx, { row, entry, cause: refundId });
  await updateRefund(trx, ctx, { id: refundId, set: { status: "REFUNDED" } });
  if (isOfPlan(seen)) await ctx.planRefundNews.refundMoved(trx, ctx, { refundId, status: "paid" });
  else await notifyPaymentNews(trx, ctx, { order, row: told, news: "refunded" });
  if (!isTooMuch) return;
  ctx.log.warn("a refund was confirmed after the bank had taken the payment back", {
    code: "payment.wentBackTwice",
    tenantId: ctx.tenantId,
    orderNumber: order.orderNumber,
  });
  await notifyPaymentNews(trx, ctx, { order, row: told, news: "went-back-twice" });
}

const isOfPlan = ({ reason }: RefundRow): boolean => reason === "plan-canceled";

/** What is not decided; of a plan, also what a card's bank may still send back. */
const isOpen = (refund: RefundRow): boolean =>
  refund.status === "REQUESTED" || (isOfPlan(refund) && refund.status === "REFUNDED");

/** The buyer's bank sent back what had arrived: the books have it again, and it is paid another way. */
async function planRefundBack(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { seen, row }: { readonly seen: RefundRow; readonly row: PaymentRow },
): Promise<void> {
  const entry = { kind: "plan-refund-returned", amountCents: seen.amount_cents } as const;
  await insertEntry(trx, ctx, { row, entry, cause: seen.id });
  await updateRefund(trx, ctx, { id: seen.id, set: { status: "FAILED" } });
  await ctx.planRefundNews.refundMoved(trx, ctx, { refundId: seen.id, status: "returned" });
}

async function askAgain(trx: TenantTransaction, ctx: PaymentsContext, { id }: RefundRow): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + ASK_AGAIN_MS);
  const dedupeKey = `${id} ${runAt.toISOString()}`;
  await enqueueJob(trx, ctx, { kind: RUN_REFUND, payload: { refundId: id }, runAt, dedupeKey });
}

/** The books of one payment. */
export async function entriesOf(trx: TenantTransaction, ctx: PaymentsContext, row: PaymentRow) {
  const entries = await findEntries(trx, ctx, row.order_id);
  return entries
    .filter(({ payment_id }) => payment_id === row.id)
    .map(({ kind, amount_cents }) => ({ kind, amountCents: amount_cents }));
}
