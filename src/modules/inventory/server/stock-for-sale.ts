import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

type Owner = Pick<RequestContext, "tenantId">;

/** Vehicles that are available, by id, after one of them (empty starts). */
export async function findStockForSale(
  trx: TenantTransaction,
  ctx: Owner,
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
): Promise<{ id: string; updated_at: Date }[]> {
  return trx
    .selectFrom("vehicle")
    .select(["id", "updated_at"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", ">", afterId)
    .where("availability", "=", "Available")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Cuts the available vehicles into parts of `size`, by id: the last id of each and its last change. */
export async function findPartsForSale(
  trx: TenantTransaction,
  ctx: Owner,
  size: number,
): Promise<{ last_id: string; updated_at: Date }[]> {
  const { rows } = await sql<{ last_id: string; updated_at: Date }>`
      select max(id) as last_id, max(updated_at) as updated_at
      from (
        select id, updated_at, (row_number() over (order by id) - 1) / ${sql.lit(size)} as part
        from vehicle where tenant_id = ${ctx.tenantId} and availability = 'Available'
      ) numbered
      group by part order by part`.execute(trx);
  return rows;
}
