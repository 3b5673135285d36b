import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { FulfillmentTable } from "./fulfillment-table.ts";

export type FulfillmentRow = Selectable<FulfillmentTable>;

const ofOrders = keptStatement(
  (db, of: { readonly tenantId: string; readonly orderIds: readonly string[] }) =>
    db
      .selectFrom("fulfillment")
      .selectAll()
      .where("tenant_id", "=", of.tenantId)
      .where("order_id", "=", sql<string>`any(${of.orderIds}::text[])`),
);

export function findFulfillments(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
): Promise<FulfillmentRow[]> {
  return ofOrders(trx, { tenantId: ctx.tenantId, orderIds });
}

/** Hours of a rooftop that other orders have, from an instant on. */
export async function findTakenSlots(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly rooftopId: string; readonly from: Date; readonly exceptOrderId: string },
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom("fulfillment")
    .select("slot_start")
    .where("tenant_id", "=", ctx.tenantId)
    .where("rooftop_id", "=", input.rooftopId)
    .where("status", "in", ["REQUESTED", "CONFIRMED"])
    .where("slot_start", ">=", input.from)
    .where("order_id", "<>", input.exceptOrderId)
    .execute();
  return new Set(rows.map(({ slot_start }) => slot_start.getTime()));
}

/** Whether another order has this hour at the rooftop of an appointment. */
export async function isHourTaken(
  trx: TenantTransaction,
  ctx: RequestContext,
  { row, start }: { readonly row: FulfillmentRow; readonly start: Date },
): Promise<boolean> {
  const other = await trx
    .selectFrom("fulfillment")
    .select("order_id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("rooftop_id", "=", row.rooftop_id)
    .where("slot_start", "=", start)
    .where("status", "in", ["REQUESTED", "CONFIRMED"])
    .where("order_id", "<>", row.order_id)
    .executeTakeFirst();
  return other !== undefined;
}

/** The row as it is now; undefined when another order has this hour already. */
export async function saveFulfillment(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<FulfillmentTable>, "tenant_id" | "updated_at">,
): Promise<FulfillmentRow | undefined> {
  const values = { ...row, tenant_id: ctx.tenantId, updated_at: ctx.clock.now() };
  const taken = await trx
    .selectFrom("fulfillment")
    .select("order_id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("rooftop_id", "=", row.rooftop_id)
    .where("slot_start", "=", row.slot_start)
    .where("status", "in", ["REQUESTED", "CONFIRMED"])
    .where("order_id", "<>", row.order_id)
    .executeTakeFirst();
  if (taken !== undefined) return undefined;
  return trx
    .insertInto("fulfillment")
    .values(values)
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id"]).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateFulfillment(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly orderId: string; readonly set: Updateable<FulfillmentTable> },
): Promise<FulfillmentRow> {
  return trx
    .updateTable("fulfillment")
    .set({ ...change.set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", change.orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** PostgreSQL's answer when two buyers pressed at once. */
export function isSlotCollision(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "fulfillment_slot";
}
