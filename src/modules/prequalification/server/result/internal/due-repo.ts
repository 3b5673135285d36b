import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ResultRow } from "./result-repo.ts";

const BATCH = 100;

/** Results whose last day is over and whose state does not say so yet; another process's are left to it. */
export async function lockOver(trx: TenantTransaction, ctx: RequestContext): Promise<ResultRow[]> {
  return trx
    .selectFrom("prequalification_result")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("state", "in", ["mq_approved", "mf_completed", "oneview_completed"])
    .where("expires_at", "<=", ctx.clock.now())
    .orderBy("id")
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Results whose person may have to be told about their end: those that end before `before`. */
export async function lockEnding(
  trx: TenantTransaction,
  ctx: RequestContext,
  { before, told }: { readonly before: Date; readonly told: number },
): Promise<ResultRow[]> {
  return trx
    .selectFrom("prequalification_result")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("expires_at", "<=", before)
    .where("told", "<", told)
    .orderBy("id")
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Results that were kept as long as anybody needs them. */
export async function lockOutdatedResults(trx: TenantTransaction, ctx: RequestContext): Promise<ResultRow[]> {
  return trx
    .selectFrom("prequalification_result")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("forget_at", "<=", ctx.clock.now())
    .orderBy("id")
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}
