import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Which order a deal belongs to, by the deal's id or its reference (OP-29); undefined when there is none. */
export async function findOrderNumberOfDeal(
  trx: TenantTransaction,
  ctx: RequestContext,
  dealId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("orders")
    .select("order_number")
    .where("tenant_id", "=", ctx.tenantId)
    .where((eb) => eb.or([eb("id", "=", dealId), eb("deal_ref_id", "=", dealId)]))
    .executeTakeFirst();
  return row?.order_number;
}
