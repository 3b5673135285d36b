import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

type Owner = Pick<RequestContext, "tenantId">;

/** Rooftops by id, with the names that feeds call them. */
export async function findRooftopNames(
  trx: TenantTransaction,
  ctx: Owner,
): Promise<{ id: string; name: string; feed_ids: string[] }[]> {
  return trx
    .selectFrom("rooftop")
    .select(["id", "name", "feed_ids"])
    .where("tenant_id", "=", ctx.tenantId)
    .orderBy("id")
    .execute();
}
