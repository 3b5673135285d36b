import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
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

/**
 * Results whose person is to be told about their end and was not: days as ISO dates where the retailer is.
 * @param days.soon the last day of those that end soon
 */
export async function lockToTell(
  trx: TenantTransaction,
  ctx: RequestContext,
  { today, soon }: { readonly today: CivilDate; readonly soon: CivilDate },
): Promise<ResultRow[]> {
  return trx
    .selectFrom("prequalification_result")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where((is) =>
      is.or([
        is.and([is("valid_until", "<", today), is("told", "<", 3)]),
        is.and([is("valid_until", "=", today), is("told", "<", 2)]),
        is.and([is("valid_until", "<=", soon), is("told", "<", 1)]),
      ]),
    )
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
