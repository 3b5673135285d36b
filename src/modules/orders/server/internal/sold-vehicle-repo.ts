import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** The sale is done: nobody can buy this vehicle again. Only the order that has it may say so. */
export async function markVehicleSold(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: { readonly id: string; readonly vehicleId: string },
): Promise<void> {
  await sql`
    update vehicle set availability = 'Sold', hold_expires_at = null, updated_at = ${ctx.clock.now()}
    where tenant_id = ${ctx.tenantId} and id = ${order.vehicleId} and held_by_order_id = ${order.id}
      and availability <> 'Sold'`.execute(trx);
}

/** The sale fell through before delivery: the vehicle is for sale again, unless a feed withdrew it meanwhile. */
export async function releaseVehicle(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: { readonly id: string; readonly vehicleId: string },
): Promise<void> {
  await sql`
    update vehicle set
      availability = case when availability = 'Deleted' then 'Deleted' else 'Available' end,
      held_by_order_id = null, hold_expires_at = null, updated_at = ${ctx.clock.now()}
    where tenant_id = ${ctx.tenantId} and id = ${order.vehicleId} and held_by_order_id = ${order.id}`.execute(
    trx,
  );
}
