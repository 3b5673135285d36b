import { type RawBuilder, sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";

interface HoldInput {
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

/**
 * Takes vehicles for drafts, as one part of a statement: `draft` must be rows in sight with "orderId", "vehicleId" and
 * "priceCents". Answers those drafts whose vehicle was free and still has their price. Give the vehicles in the order
 * of their ids, so that transactions which take several meet in the same sequence.
 */
export function holdingDrafts(hold: {
  readonly tenantId: string;
  readonly now: Date;
  readonly vehicleIds: readonly string[];
  readonly expiresAt: Date;
}): RawBuilder<unknown> {
  return sql`
      update vehicle set availability = 'PendingSale', held_by_order_id = draft."orderId",
        hold_expires_at = ${hold.expiresAt}, updated_at = ${hold.now}
      from draft
      -- Said twice, so that the planner looks ids up whatever it believes about the table.
      where tenant_id = ${hold.tenantId} and id = any(${hold.vehicleIds})
        and id = draft."vehicleId" and price_cents = draft."priceCents"
        and ${freeFor(sql`draft."orderId"`, hold.now)}
      returning draft.*`;
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

type Held = Pick<HoldInput, "vehicleId" | "orderId"> & { readonly tenantId: string; readonly now: Date };
const extend = keptSql(
  (hold: Held & Pick<HoldInput, "expiresAt">) => sql<{ id: string }>`
    update vehicle set hold_expires_at = greatest(hold_expires_at, ${hold.expiresAt}::timestamptz),
      updated_at = ${hold.now}
    where tenant_id = ${hold.tenantId} and id = ${hold.vehicleId} and held_by_order_id = ${hold.orderId}
      and availability = 'PendingSale' and hold_expires_at is not null
    returning id`,
);
const agree = keptSql(
  (hold: Held) => sql`
    update vehicle set hold_expires_at = null, updated_at = ${hold.now}
    where tenant_id = ${hold.tenantId} and id = ${hold.vehicleId} and held_by_order_id = ${hold.orderId}`,
);

/**
 * Keeps a vehicle longer for the draft that has it, never shorter; a hold that ran out a moment ago and that nobody took
 * over runs again. False when the vehicle is no longer this order's.
 */
export async function extendVehicleHold(
  trx: TenantTransaction,
  ctx: RequestContext,
  hold: Omit<HoldInput, "priceCents">,
): Promise<boolean> {
  const rows = await extend(trx, { ...hold, tenantId: ctx.tenantId, now: ctx.clock.now() });
  return rows.length === 1;
}

/** Keeps a vehicle for the draft that has it no longer than until an instant, never longer than it is kept already. */
export async function shortenVehicleHold(
  trx: TenantTransaction,
  ctx: RequestContext,
  hold: Omit<HoldInput, "priceCents">,
): Promise<void> {
  await sql`
    update vehicle set hold_expires_at = least(hold_expires_at, ${hold.expiresAt}::timestamptz),
      updated_at = ${ctx.clock.now()}
    where tenant_id = ${ctx.tenantId} and id = ${hold.vehicleId} and held_by_order_id = ${hold.orderId}
      and availability = 'PendingSale' and hold_expires_at is not null`.execute(trx);
}

/** The time on the hold is over and the sale agreed: it no longer ends by itself. */
export async function agreeSale(
  trx: TenantTransaction,
  ctx: RequestContext,
  hold: { readonly vehicleId: string; readonly orderId: string },
): Promise<void> {
  await agree(trx, { ...hold, tenantId: ctx.tenantId, now: ctx.clock.now() });
}

/** What `releaseExpiredHolds` works on. */
export const expiredHolds: DueRows = {
  table: "vehicle",
  where: (now) => sql`hold_expires_at <= ${now} and availability = 'PendingSale'`,
};

/** Frees vehicles whose hold is over, at most `limit` of them; rows that someone is taking right now are left to them. */
export async function releaseExpiredHolds(
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

/** The sale is done: nobody can buy this vehicle again. Only the order that has it may say so. */
export async function markVehicleSold(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: { readonly id: string; readonly vehicleId: string },
): Promise<void> {
  await sql`
    update vehicle set availability = 'Sold', hold_expires_at = null, updated_at = ${ctx.clock.now()}
    where tenant_id = ${ctx.tenantId} and id = ${order.vehicleId} and held_by_order_id = ${order.id}
      and availability <> 'Sold'`.execute(trx);
}

/** The sale fell through before delivery: the vehicle is for sale again, unless a feed withdrew it meanwhile. */
export async function releaseVehicle(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: { readonly id: string; readonly vehicleId: string },
): Promise<void> {
  await sql`
    update vehicle set
      availability = case when availability = 'Deleted' then 'Deleted' else 'Available' end,
      held_by_order_id = null, hold_expires_at = null, updated_at = ${ctx.clock.now()}
    where tenant_id = ${ctx.tenantId} and id = ${order.vehicleId} and held_by_order_id = ${order.id}`.execute(
    trx,
  );
}
