import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Which trade-ins are no longer needed, by the last time somebody touched them. */
interface Before {
  readonly anonymous: Date;
  readonly kept: Date;
}

/** @returns how many were deleted */
export async function deleteIdleTradeIns(
  trx: TenantTransaction,
  ctx: RequestContext,
  before: Before,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("trade_in")
    .where("tenant_id", "=", ctx.tenantId)
    .where((is) =>
      is.or([
        is.and([is("account_id", "is", null), is("changed_at", "<", before.anonymous)]),
        is("changed_at", "<", before.kept),
      ]),
    )
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
