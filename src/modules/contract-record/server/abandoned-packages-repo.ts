import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./contract-record-table.ts";

/** Remembers that a package at the signing service will never be this order's contract. */
export async function insertAbandoned(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, ref }: { readonly orderId: string; readonly ref: string },
): Promise<void> {
  await trx
    .insertInto("contract_abandoned_package")
    .values({
      tenant_id: ctx.tenantId,
      provider_ref: ref,
      order_id: orderId,
      abandoned_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The packages that were made for an order and never became its contract, by their names at the signing service. */
export async function findAbandoned(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom("contract_abandoned_package")
    .select("provider_ref")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .execute();
  return rows.map(({ provider_ref: ref }) => ref);
}
