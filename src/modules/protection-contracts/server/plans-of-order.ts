import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findPlans } from "./internal/contracts-repo.ts";

/** Ids of the plans that an order has or had: those of the deal and those that were bought by themselves. */
export async function plansOfOrder(
  trx: TenantTransaction,
  ctx: TenantContext,
  { id, snapshot }: Pick<Order, "id" | "snapshot">,
): Promise<readonly string[]> {
  const rows = await findPlans(trx, ctx, id);
  return [...new Set([...(snapshot.products ?? []).map((one) => one.id), ...rows.map((row) => row.plan_id)])];
}
