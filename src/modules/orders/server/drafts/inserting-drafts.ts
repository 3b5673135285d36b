import { type RawBuilder, sql } from "kysely";

export { nameSnapshot } from "../internal/known-snapshots.ts";

/** Whose drafts, and when; or the places of both in a kept statement. */
interface Made {
  readonly tenantId: string;
  readonly now: Date;
}

/**
 * Makes drafts, as one part of a statement: `held` must be rows in sight with "orderId", "orderNumber", "accountId",
 * "vehicleId", "dealType", "dealRefId", snapshot, "snapshotVersion" (`nameSnapshot`) and "amountDueCents" (a vehicle is taken before its order is written). Answers
 * their ids.
 */
export function insertingDrafts({ tenantId, now }: Made): RawBuilder<unknown> {
  return sql`
      insert into orders (tenant_id, id, order_number, account_id, vehicle_id, deal_type, deal_ref_id, deal_status,
        order_status, snapshot, snapshot_version, amount_due_cents, created_at, updated_at)
      select ${tenantId}, "orderId", "orderNumber", "accountId", "vehicleId", "dealType", "dealRefId", 'CSAV',
        'DRAFT', snapshot, "snapshotVersion", "amountDueCents", ${now}::timestamptz, ${now}::timestamptz
      from held
      returning id`;
}

/** The end of such a statement: the first history row of each order in `made`. Answers their ids as order_id. */
export function insertingFirstHistory({ tenantId, now }: Made): RawBuilder<unknown> {
  return sql`
    insert into order_history (tenant_id, order_id, order_status, deal_status, actor, reason, at)
    select ${tenantId}, made.id, 'DRAFT', 'CSAV', 'buyer', 'Added to the cart', ${now}::timestamptz
    from made
    returning order_id`;
}

/**
 * The drafts of one account, as a row in sight of `w.account_id` and `v.id`: the number of the draft of that vehicle,
 * and how many drafts there are.
 */
export function draftsInSight({ tenantId }: Pick<Made, "tenantId">): RawBuilder<unknown> {
  return sql`
      select max(o.order_number) filter (where o.vehicle_id = v.id) as draft, count(*) as drafts
      from orders o
      where o.tenant_id = ${tenantId} and o.account_id = w.account_id
        and o.order_status in ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED')`;
}
