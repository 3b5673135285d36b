import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/**
 * Has open tracker pages read an order again whose statuses stay as they are: of every other change the triggers of
 * migration 0110 tell them. Heard when the transaction ends.
 */
export async function tellOpenPages(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  await sql`select pg_notify('progress', ${`${ctx.tenantId} ${orderId}`})`.execute(trx);
}
