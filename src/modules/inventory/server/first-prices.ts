import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

type Owner = Pick<RequestContext, "tenantId">;

/**
 * What vehicles cost before their first change of price since an instant.
 * @param input.latest changes that are looked at, the newest first
 */
export async function findFirstPrices(
  trx: TenantTransaction,
  ctx: Owner,
  { since, latest }: { readonly since: Date; readonly latest: number },
): Promise<{ vehicle_id: string; first_cents: number }[]> {
  const { rows } = await sql<{ vehicle_id: string; first_cents: number }>`
      select distinct on (vehicle_id) vehicle_id, old_price_cents::float8 as first_cents
      from (select * from vehicle_price_change where tenant_id = ${ctx.tenantId} and changed_at >= ${since}
        order by changed_at desc limit ${latest}) latest
      where old_price_cents is not null
      order by vehicle_id, changed_at`.execute(trx);
  return rows;
}
