import type { Order } from "#modules/orders/domain/order.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { english } from "#platform/shared/texts/text.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { refundPayee } from "../domain/refund-payee.ts";
import { CANCEL_PLAN } from "./finish-cancellation.ts";
import { findCancellations, insertCancellation, updateCancellation } from "./internal/cancellations-repo.ts";
import { findPlans } from "./internal/contracts-repo.ts";
import { mailRefundPaid } from "./internal/mail-cancellation.ts";
import type { PlansContext } from "./plans-context.ts";

/** The loan is gone, so GAP has nothing to close: it ends by itself with its refund. A second time changes nothing. */
export async function endGap(
  trx: TenantTransaction,
  ctx: PlansContext,
  { order, reason }: { readonly order: Order; readonly reason: "payoff" | "total-loss" },
): Promise<void> {
  const plans = await findPlans(trx, ctx, order.id);
  const ends = await findCancellations(trx, ctx, order.id);
  const isEnding = (id: string) =>
    ends.some(({ contract_id, status }) => contract_id === id && (status === "sent" || status === "done"));
  const gaps = plans.filter(
    ({ id, status, terms }) => status === "in-force" && terms.kind === "gap" && !isEnding(id),
  );
  const { date } = localTimeOf(ctx.clock.now().getTime(), order.snapshot.rooftop.timeZone);
  const payee = refundPayee(order.snapshot);
  for (const row of gaps) {
    const { id } = await insertCancellation(trx, ctx, {
      contract_id: row.id,
      order_id: order.id,
      status: "sent",
      reason,
      on_date: date,
      odometer_miles: row.start_miles ?? 0,
      quote: null,
      // A loan that was paid off is owed nothing: what GAP gives back is the buyer's.
      refund_to: reason === "payoff" ? "buyer" : payee.to,
      payee: reason === "payoff" ? null : payee.name,
    });
    await enqueueJob(trx, ctx, { kind: CANCEL_PLAN, payload: { cancellationId: id }, dedupeKey: id });
  }
}

/** The retailer paid every refund of the order that was still open. A second time changes nothing. */
export async function recordRefundPaid(
  trx: TenantTransaction,
  ctx: PlansContext,
  order: Order,
): Promise<void> {
  const open = (await findCancellations(trx, ctx, order.id)).filter(
    ({ status, paid_on }) => status === "done" && paid_on === null,
  );
  const plans = await findPlans(trx, ctx, order.id);
  const { date } = localTimeOf(ctx.clock.now().getTime(), order.snapshot.rooftop.timeZone);
  for (const end of open) {
    await updateCancellation(trx, ctx, { id: end.id, set: { paid_on: date } });
    const row = plans.find(({ id }) => id === end.contract_id);
    if (row) await mailRefundPaid(trx, ctx, { order, row, end: { ...end, paid_on: date } });
  }
  if (open.length === 0) return;
  const reason = english("The refund of your protection plan was paid.");
  await noteInHistory(trx, ctx, { order, actor: "retailer", reason });
}
