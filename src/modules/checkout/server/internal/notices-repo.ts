import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./order-notice-table.ts";

/** The kinds that are written for the first time; a repeated job finds them there. */
export async function insertNotices(
  trx: TenantTransaction,
  ctx: RequestContext,
  notices: { readonly orderId: string; readonly kinds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const inserted = await trx
    .insertInto("order_notice")
    .values(
      notices.kinds.map((kind) => ({
        tenant_id: ctx.tenantId,
        order_id: notices.orderId,
        kind,
        queued_at: ctx.clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .execute();
  return new Set(inserted.map(({ kind }) => kind));
}

const kindsOf = keptStatement(
  (db, { tenantId, orderId }: { readonly tenantId: string; readonly orderId: string }) =>
    db
      .selectFrom("order_notice")
      .select("kind")
      .where("tenant_id", "=", tenantId)
      .where("order_id", "=", orderId),
);

/** The kinds that were written for an order. */
export async function findNotices(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<ReadonlySet<string>> {
  const rows = await kindsOf(trx, { tenantId: ctx.tenantId, orderId });
  return new Set(rows.map(({ kind }) => kind));
}
