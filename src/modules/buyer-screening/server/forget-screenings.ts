import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./internal/screening-table.ts";

/** What `deleteOldScreenings` looks through. */
export const outdatedScreenings: DueRows = {
  table: "buyer_screening",
  where: (now) => sql`keep_until <= ${now} and (state <> 'WAITING' or findings_sealed is not null)`,
};

/** What came of comparing buyers; an order that still waits goes on waiting, with nothing personal in it. */
export async function deleteOldScreenings(
  trx: TenantTransaction,
  ctx: RequestContext,
  { now }: { readonly now: Date },
): Promise<number> {
  await trx
    .updateTable("buyer_screening")
    .set({ findings_sealed: null, findings_index: null })
    .where("tenant_id", "=", ctx.tenantId)
    .where("keep_until", "<=", now)
    .where("state", "=", "WAITING")
    .where("findings_sealed", "is not", null)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom("buyer_screening")
    .where("tenant_id", "=", ctx.tenantId)
    .where("keep_until", "<=", now)
    .where("state", "!=", "WAITING")
    .executeTakeFirst();
  return Number(numDeletedRows);
}
