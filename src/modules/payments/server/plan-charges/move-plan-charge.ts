import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { moveCharge } from "../../domain/charge-moves.ts";
import { isLive } from "../../domain/payment-status.ts";
import { insertEntry } from "../internal/ledger-repo.ts";
import { findPlanCharges, updatePayment } from "../internal/payments-repo.ts";
import type { PaymentMove } from "../internal/payment-move.ts";
import type { PaymentsContext } from "../payments-context.ts";
import { entriesOf, requestRefund } from "../refund-order.ts";

/**
 * One word about a charge for a plan that is bought after its order: as for the car, but nothing of the car depends on it.
 * Money for something that is paid already, that is not sold any longer, or for a canceled order, goes back.
 */
export async function movePlanCharge(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { row: asked, word, failureCode }: PaymentMove,
): Promise<void> {
  const order = await requireOrder(trx, ctx, { id: asked.order_id, lock: true });
  const rows = await findPlanCharges(trx, ctx, order.id);
  const row = rows.find(({ id }) => id === asked.id);
  if (row === undefined) return;
  const { subject, status, amount_cents } = row;
  const isTaken = rows.some((one) => one.id !== row.id && one.subject === subject && isLive(one.status));
  const next = moveCharge(
    {
      // Like one: it is never the last of what a car costs.
      purpose: "deposit",
      dealType: order.dealType,
      status,
      amountCents: amount_cents,
      entries: await entriesOf(trx, ctx, row),
      isReplaced: status === "PAYMENT_FAILED" && isTaken,
      isLast: false,
    },
    word,
  );
  if (next === null) return;
  const failure_code = next.status === "PAYMENT_FAILED" ? failureCode : null;
  await updatePayment(trx, ctx, { id: row.id, set: { status: next.status, failure_code } });
  if (next.entry) await insertEntry(trx, ctx, { row, entry: next.entry, cause: next.entry.kind });
  if (next.news === "surplus") return requestRefund(trx, ctx, { row, reason: "paid-twice" });
  if (next.news === null) return;
  if (next.news === "received" && order.orderStatus === "CANCELED")
    return requestRefund(trx, ctx, { row, reason: "order-cancelled" });
  const answer = await ctx.planChargeNews.chargeMoved(trx, ctx, { order, subject, status: next.news });
  if (next.news === "received" && answer === "give-back")
    await requestRefund(trx, ctx, { row, reason: "order-cancelled" });
}
