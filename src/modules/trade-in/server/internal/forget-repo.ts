import type { Expression } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** @returns how many were deleted */
export async function deleteIdleTradeIns(
  trx: TenantTransaction,
  ctx: RequestContext,
  isIdle: Expression<boolean>,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("trade_in")
    .where("tenant_id", "=", ctx.tenantId)
    .where(isIdle)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteTradeInsOfAccount(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<void> {
  await trx
    .deleteFrom("trade_in")
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", accountId)
    .execute();
}
