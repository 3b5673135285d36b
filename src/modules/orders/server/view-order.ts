import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Job that looks whether an order asks something of its buyer. A trigger makes it for steps that change. */
export const TELL_BUYER = "progress.tell-buyer";

/** Has an order looked at when something in it runs out by the clock alone, or where no step changes. */
export async function viewOrder(
  trx: TenantTransaction,
  ctx: TenantContext,
  { orderId, at }: { readonly orderId: string; readonly at?: Date },
): Promise<void> {
  const runAt = at ?? ctx.clock.now();
  await enqueueJob(trx, ctx, { kind: TELL_BUYER, payload: { orderId }, runAt });
}
