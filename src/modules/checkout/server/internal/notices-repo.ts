import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type {} from "./order-notice-table.ts";

/** True the first time; a repeated job finds the notice written. */
export async function insertNotice(
  trx: TenantTransaction,
  ctx: RequestContext,
  notice: { readonly orderId: string; readonly kind: string },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("order_notice")
    .values({
      tenant_id: ctx.tenantId,
      order_id: notice.orderId,
      kind: notice.kind,
      queued_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
