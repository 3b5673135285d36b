import type { Insertable, Selectable, Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ProtectionCancellationTable } from "./contracts-table.ts";

export type CancellationRow = Selectable<ProtectionCancellationTable>;
type NewCancellation = Omit<
  Insertable<ProtectionCancellationTable>,
  "tenant_id" | "id" | "created_at" | "changed_at"
>;

/** Quotes and ends of an order's plans, newest first. */
export function findCancellations(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<CancellationRow[]> {
  return trx
    .selectFrom("protection_cancellation")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** One of them, kept until the transaction ends. */
export function lockCancellation(
  trx: TenantTransaction,
  ctx: RequestContext,
  id: string,
): Promise<CancellationRow | undefined> {
  return trx
    .selectFrom("protection_cancellation")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertCancellation(
  trx: TenantTransaction,
  ctx: RequestContext,
  values: NewCancellation,
): Promise<CancellationRow> {
  const now = ctx.clock.now();
  return trx
    .insertInto("protection_cancellation")
    .values({ ...values, tenant_id: ctx.tenantId, id: ctx.ids.next("pcx"), created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateCancellation(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    id,
    set,
  }: {
    readonly id: string;
    readonly set: Omit<Updateable<ProtectionCancellationTable>, "id" | "tenant_id">;
  },
): Promise<void> {
  await trx
    .updateTable("protection_cancellation")
    .set({ ...set, changed_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}
