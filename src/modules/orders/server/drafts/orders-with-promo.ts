import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { CART_STATUSES } from "../../domain/visible-orders.ts";
import { PENDING } from "../../domain/states/is-application-pending.ts";

interface Asked {
  readonly code: string;
  readonly accountId: string;
  /** Left out. */
  readonly orderId: string;
}

/** How many standing orders have a promo code: submitted or with lenders, and not canceled. */
export async function countOrdersWithPromo(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  { code, accountId, orderId }: Asked,
): Promise<{ readonly ofAll: number; readonly ofAccount: number }> {
  const { rows } = await sql<{ of_all: number; of_account: number }>`
    select count(*)::int as of_all, (count(*) filter (where account_id = ${accountId}))::int as of_account
    from orders
    where tenant_id = ${ctx.tenantId} and snapshot -> 'promo' ->> 'code' = ${code} and id <> ${orderId}
      and order_status <> 'CANCELED'
      and (order_status <> all(${[...CART_STATUSES]}::text[]) or deal_status = any(${[...PENDING]}::text[]))`.execute(
    trx,
  );
  return { ofAll: rows[0]?.of_all ?? 0, ofAccount: rows[0]?.of_account ?? 0 };
}
