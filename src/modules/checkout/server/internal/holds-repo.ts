import { sql, type RawBuilder } from "kysely";
import type { DealType, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";

export interface HoldInput {
  readonly vehicleId: string;
  readonly orderId: string;
  /** The price the draft was made with; a row that meanwhile says otherwise is not taken. */
  readonly priceCents: Cents;
  readonly expiresAt: Date;
}

/** Free for this order: for sale, its own, or held by someone whose time is over (the agreed sale has no end). */
function freeFor(orderId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`(availability = 'Available' or (availability = 'PendingSale'
    and (hold_expires_at <= ${now} or (held_by_order_id = ${orderId} and hold_expires_at is not null))))`;
}

export interface NewDraft {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly accountId: string;
  readonly vehicleId: string;
  readonly dealType: DealType;
  readonly dealRefId: string;
  /** The price the draft was made with; a row that meanwhile says otherwise is not taken. */
  readonly priceCents: Cents;
  readonly amountDueCents: Cents;
  readonly snapshot: OrderSnapshot;
}

/**
 * Takes the vehicles and makes the drafts with their first history rows: one statement, and for each draft all or
 * nothing. Answers the ids of the orders that were made; of the others somebody else has the vehicle, or its price
 * changed.
 */
export async function insertHeldDrafts(
  trx: TenantTransaction,
  ctx: RequestContext,
  { drafts, expiresAt }: { readonly drafts: readonly NewDraft[]; readonly expiresAt: Date },
): Promise<ReadonlySet<string>> {
  if (drafts.length === 0) return new Set();
  const now = ctx.clock.now();
  // By vehicle, so that transactions which take several meet in the same sequence.
  const sorted = drafts.toSorted((one, other) => (one.vehicleId < other.vehicleId ? -1 : 1));
  const { rows } = await sql<{ order_id: string }>`
    with draft as (
      select * from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as d ("orderId" text, "orderNumber" text,
        "accountId" text, "vehicleId" text, "dealType" text, "dealRefId" text, "priceCents" bigint, "amountDueCents" bigint,
        snapshot jsonb)
    ), held as (
      update vehicle set availability = 'PendingSale', held_by_order_id = draft."orderId",
        hold_expires_at = ${expiresAt}, updated_at = ${now}
      from draft
      -- Said twice, so that the planner looks ids up whatever it believes about the table.
      where tenant_id = ${ctx.tenantId} and id = any(${sorted.map(({ vehicleId }) => vehicleId)})
        and id = draft."vehicleId" and price_cents = draft."priceCents"
        and ${freeFor(sql`draft."orderId"`, now)}
      returning draft.*
    ), made as (
      insert into orders (tenant_id, id, order_number, account_id, vehicle_id, deal_type, deal_ref_id, deal_status,
        order_status, snapshot, amount_due_cents, created_at, updated_at)
      select ${ctx.tenantId}, "orderId", "orderNumber", "accountId", "vehicleId", "dealType", "dealRefId", 'CSAV',
        'DRAFT', snapshot, "amountDueCents", ${now}::timestamptz, ${now}::timestamptz
      from held
      returning id
    )
    insert into order_history (tenant_id, order_id, order_status, deal_status, actor, reason, at)
    select ${ctx.tenantId}, made.id, 'DRAFT', 'CSAV', 'buyer', 'Added to the cart', ${now}::timestamptz from made
    returning order_id`.execute(trx);
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Takes the vehicle again for an existing draft. False when somebody else has it. */
export async function holdVehicle(
  trx: TenantTransaction,
  ctx: RequestContext,
  hold: HoldInput,
): Promise<boolean> {
  const now = ctx.clock.now();
  const { rows } = await sql`
    update vehicle set availability = 'PendingSale', held_by_order_id = ${hold.orderId},
      hold_expires_at = ${hold.expiresAt}, updated_at = ${now}
    where tenant_id = ${ctx.tenantId} and id = ${hold.vehicleId} and price_cents = ${hold.priceCents}
      and ${freeFor(sql`${hold.orderId}`, now)}
    returning id`.execute(trx);
  return rows.length === 1;
}

/** The time on the hold is over and the sale agreed: it no longer ends by itself. */
export async function agreeSale(
  trx: TenantTransaction,
  ctx: RequestContext,
  hold: { readonly vehicleId: string; readonly orderId: string },
): Promise<void> {
  await sql`
    update vehicle set hold_expires_at = null, updated_at = ${ctx.clock.now()}
    where tenant_id = ${ctx.tenantId} and id = ${hold.vehicleId} and held_by_order_id = ${hold.orderId}`.execute(
    trx,
  );
}

/** Frees vehicles whose hold is over, at most `limit` of them; rows that someone is taking right now are left to them. */
export async function releaseExpired(
  trx: TenantTransaction,
  ctx: RequestContext,
  limit: number,
): Promise<string[]> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ id: string }>`
    update vehicle set availability = 'Available', held_by_order_id = null, hold_expires_at = null, updated_at = ${now}
    where tenant_id = ${ctx.tenantId} and id in (
      select id from vehicle
      where tenant_id = ${ctx.tenantId} and hold_expires_at <= ${now} and availability = 'PendingSale'
      order by hold_expires_at limit ${limit} for update skip locked)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
