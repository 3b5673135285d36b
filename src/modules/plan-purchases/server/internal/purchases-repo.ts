import type { Insertable, Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PlanPurchaseTable } from "./purchase-table.ts";

export type PurchaseRow = Selectable<PlanPurchaseTable>;
type NewPurchase = Omit<
  Insertable<PlanPurchaseTable>,
  "tenant_id" | "id" | "status" | "created_at" | "changed_at"
>;

/** Every purchase of an order, oldest first. */
export function findPurchases(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<PurchaseRow[]> {
  return trx
    .selectFrom("plan_purchase")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** One of them, kept until the transaction ends. */
export function lockPurchase(
  trx: TenantTransaction,
  ctx: RequestContext,
  id: string,
): Promise<PurchaseRow | undefined> {
  return trx
    .selectFrom("plan_purchase")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPurchase(
  trx: TenantTransaction,
  ctx: RequestContext,
  values: NewPurchase,
): Promise<PurchaseRow> {
  const now = ctx.clock.now();
  return trx
    .insertInto("plan_purchase")
    .values({
      ...values,
      tenant_id: ctx.tenantId,
      id: ctx.ids.next("pur"),
      status: "open",
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function movePurchase(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...set }: Pick<PurchaseRow, "id" | "status"> & { readonly contract_id?: string },
): Promise<void> {
  await trx
    .updateTable("plan_purchase")
    .set({ ...set, changed_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}
