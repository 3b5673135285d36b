import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { type ChargeWord, isReplacedBy, moveCharge } from "../domain/charge-moves.ts";
import { dueOfOrder } from "../domain/due-of-order.ts";
import { settledStatus } from "../domain/payment-status.ts";
import { findEntries, insertEntry } from "./internal/ledger-repo.ts";
import { type ChargeRow, findCharges, updatePayment } from "./internal/payments-repo.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { chargeFact, standingOf } from "./read-standing.ts";
import type { PaymentMove } from "./internal/payment-move.ts";
import { movePlanCharge } from "./plan-charges/move-plan-charge.ts";
import { requestRefund } from "./refund-order.ts";
import { notifyPaymentNews } from "./notify-payment-news.ts";

/**
 * One word about one charge: its status (table F), its line in the ledger, and who is told. Repeats change nothing.
 * Money for something that is paid already, or for a canceled order, goes back.
 * @throws AppError conflict `state.transitionNotAllowed`
 */
export async function movePayment(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  move: PaymentMove,
): Promise<void> {
  if (move.row.purpose === "plan") return movePlanCharge(trx, ctx, move);
  // Two words about one order are heard one after the other.
  const order = await requireOrder(trx, ctx, { id: move.row.order_id, lock: true });
  const rows = await findCharges(trx, ctx, [order.id]);
  const row = rows.find(({ id }) => id === move.row.id);
  if (row === undefined) return;
  const entries = (await findEntries(trx, ctx, order.id)).filter(({ payment_id }) => payment_id === row.id);
  const dueCents = dueOfOrder(order);
  const others = rows.filter(({ id }) => id !== row.id);
  const next = moveCharge(
    {
      purpose: row.purpose,
      dealType: order.dealType,
      status: row.status,
      amountCents: row.amount_cents,
      entries: entries.map(({ kind, amount_cents }) => ({ kind, amountCents: amount_cents })),
      isReplaced: isReplacedBy(chargeFact(row), others.map(chargeFact), dueCents),
      isLast: standingOf(order, others).paidCents + row.amount_cents >= dueCents,
    },
    move.word,
  );
  if (next === null) return noteLate(ctx, { order, row, word: move.word });
  const failure_code = next.status === "PAYMENT_FAILED" ? move.failureCode : null;
  await updatePayment(trx, ctx, { id: row.id, set: { status: next.status, failure_code } });
  if (next.entry) await insertEntry(trx, ctx, { row, entry: next.entry, cause: next.entry.kind });
  await settleOthers(trx, ctx, order);
  if (next.entry && row.purpose === "deposit") await ctx.depositNews.depositChanged(trx, ctx, order);
  if (next.news === "surplus") await requestRefund(trx, ctx, { row, reason: "paid-twice" });
  else if (next.news === "received" && isCanceled(order)) {
    await requestRefund(trx, ctx, { row, reason: "order-cancelled" });
  } else if (next.news) await notifyPaymentNews(trx, ctx, { order, row, news: next.news });
}

/** A release that comes after the capture changes nothing; somebody who reconciles finds it in the log. */
function noteLate(
  ctx: PaymentsContext,
  { order, row, word }: { readonly order: Order; readonly row: ChargeRow; readonly word: ChargeWord },
): void {
  if (word !== "released" || !row.was_received) return;
  ctx.log.warn("a hold was said to be released after its money had arrived", {
    code: "payment.releasedLate",
    tenantId: ctx.tenantId,
    orderNumber: order.orderNumber,
  });
}

/** Table F: a captured payment is `FULLY_PAID` or `DOWNPAYMENT_PAID` once all that is due is there. */
async function settleOthers(trx: TenantTransaction, ctx: PaymentsContext, order: Order): Promise<void> {
  const rows = await findCharges(trx, ctx, [order.id]);
  const { status } = standingOf(order, rows);
  if (status !== settledStatus(order.dealType)) return;
  for (const { id, purpose, status: before } of rows)
    if (purpose === "balance" && before === "PAYMENT_CAPTURED")
      await updatePayment(trx, ctx, { id, set: { status } });
}

function isCanceled({ orderStatus }: Order): boolean {
  return orderStatus === "CANCELED";
}
