import type { Insertable, Selectable, Updateable } from "kysely";
import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { PaymentTable } from "./payments-table.ts";

export type PaymentRow = Selectable<PaymentTable>;

/** Every payment of some orders, oldest first. */
export async function findPayments(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  return trx
    .selectFrom("payment")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "in", orderIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findPayment(
  trx: TenantTransaction,
  ctx: RequestContext,
  id: string,
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom("payment")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A payment by what a gateway knows of it: our key, or its own name. */
export async function findPaymentByName(
  trx: TenantTransaction,
  ctx: RequestContext,
  name: { readonly key: string | null; readonly ref: string | null },
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom("payment")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where((where) =>
      where.or([where("provider_key", "=", name.key ?? ""), where("provider_ref", "=", name.ref ?? "")]),
    )
    .executeTakeFirst();
}

export async function insertPayment(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Omit<Insertable<PaymentTable>, "tenant_id" | "created_at" | "updated_at">,
): Promise<PaymentRow> {
  const now = ctx.clock.now();
  return trx
    .insertInto("payment")
    .values({ ...row, tenant_id: ctx.tenantId, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly id: string; readonly set: Updateable<PaymentTable> },
): Promise<void> {
  await trx
    .updateTable("payment")
    .set({ ...change.set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", change.id)
    .execute();
}
