import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { refundPayee } from "../domain/refund-payee.ts";
import { CANCEL_PLAN } from "./finish-cancellation.ts";
import { findCancellations, insertCancellation } from "./internal/cancellations-repo.ts";
import { findPlans } from "./internal/contracts-repo.ts";
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
  for (const row of gaps) {
    const payee = refundPayee(order.snapshot, row.purchase_id);
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
