import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TradeInRow } from "./trade-in-repo.ts";

interface Span {
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Kept offers that end in the span and were not announced; another replica's are skipped. */
export async function lockEndingOffers(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  { now, until, limit }: Span,
): Promise<readonly TradeInRow[]> {
  return trx
    .selectFrom("trade_in")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "is not", null)
    .where("taken_by", "is", null)
    .where("decision", "=", "AVAILABLE")
    .where("expires_at", ">", now)
    .where("expires_at", "<=", until)
    .where(sql<boolean>`announced_end is distinct from expires_at`)
    .orderBy("expires_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function noteEnds(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  rows: readonly TradeInRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .updateTable("trade_in")
    .set((row) => ({ announced_end: row.ref("expires_at") }))
    .where("tenant_id", "=", ctx.tenantId)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}
