import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./order-notice-table.ts";

/** The kinds that are written for the first time; a repeated job finds them there. */
export async function insertNotices(
  trx: TenantTransaction,
  ctx: RequestContext,
  notices: { readonly orderId: string; readonly kinds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const inserted = await trx
    .insertInto("order_notice")
    .values(
      notices.kinds.map((kind) => ({
        tenant_id: ctx.tenantId,
        order_id: notices.orderId,
        kind,
        queued_at: ctx.clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .execute();
  return new Set(inserted.map(({ kind }) => kind));
}

interface News {
  readonly tenantId: string;
  readonly orderId: string;
  readonly key: string;
  /** 1 for news that opens a submission. */
  readonly own: number;
  readonly opening: string;
  readonly now: Date;
}
const noteNews = keptSql(
  (news: News) => sql<{ kind: string }>`
    insert into order_notice (tenant_id, order_id, kind, queued_at)
    select ${news.tenantId}, ${news.orderId}, ${news.key} || '#' || (count(*) + ${news.own}::int), ${news.now}::timestamptz
    from order_notice
    where tenant_id = ${news.tenantId} and order_id = ${news.orderId} and starts_with(kind, ${news.opening})
    on conflict do nothing returning kind`,
);

/**
 * Notes news about an order's newest submission, in one statement; submissions are counted by the news that opens one,
 * and that news counts its own.
 * @returns false where the same was written before
 */
export async function insertNewsOfSubmission(
  trx: TenantTransaction,
  ctx: RequestContext,
  news: { readonly orderId: string; readonly key: string; readonly opening: string },
): Promise<boolean> {
  const { orderId, key, opening } = news;
  const rows = await noteNews(trx, {
    tenantId: ctx.tenantId,
    orderId,
    key,
    own: key === opening ? 1 : 0,
    opening: `${opening}#`,
    now: ctx.clock.now(),
  });
  return rows.length > 0;
}
