import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import {
  keptStatement,
  type StatementBuilder,
} from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PaymentPurpose, PaymentTable } from "./payments-table.ts";

export type PaymentRow = Selectable<PaymentTable>;

/** Every payment of some orders, oldest first: those for the car and those for plans. */
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

/** A payment with what its ledger lines say. */
export interface ChargeRow extends Omit<PaymentRow, "purpose"> {
  readonly purpose: PaymentPurpose;
  /** Sum of its lines for the car: what went back for a plan that ended is no part of it. */
  readonly held_cents: number;
  readonly was_received: boolean;
  readonly is_returned: boolean;
}

/** Every payment for the cars of some orders with its books, oldest first, in one statement. */
export async function findCharges(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
): Promise<ChargeRow[]> {
  const rows = await chargesOf(trx, { tenantId: ctx.tenantId, orderIds });
  return rows.map(readBooks);
}

/** The same for the plans that were bought after an order. */
export async function findPlanCharges(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<(PaymentRow & Omit<ChargeRow, keyof PaymentRow>)[]> {
  const rows = await withBooks(trx, { tenantId: ctx.tenantId, orderIds: [orderId] })
    .where("purpose", "=", "plan")
    .execute();
  return rows.map(readBooks);
}

interface OfOrders {
  readonly tenantId: string;
  readonly orderIds: readonly string[];
}

const chargesOf = keptStatement((db, of: OfOrders) =>
  withBooks(db, of).where("purpose", "<>", "plan").$narrowType<{ purpose: PaymentPurpose }>(),
);

function withBooks(db: StatementBuilder, { tenantId, orderIds }: OfOrders) {
  return db
    .selectFrom("payment")
    .leftJoin("payment_entry as line", (join) =>
      join.onRef("line.tenant_id", "=", "payment.tenant_id").onRef("line.payment_id", "=", "payment.id"),
    )
    .selectAll("payment")
    .select(({ fn }) => [
      fn
        .sum<string | null>("line.amount_cents")
        .filterWhere("line.kind", "not in", ["plan-refunded", "plan-refund-returned"])
        .as("held_cents"),
      fn.agg<string[] | null>("array_agg", ["line.kind"]).as("kinds"),
    ])
    .where("payment.tenant_id", "=", tenantId)
    .where("payment.order_id", "=", sql<string>`any(${orderIds}::text[])`)
    .groupBy(["payment.tenant_id", "payment.id"])
    .orderBy("payment.created_at")
    .orderBy("payment.id");
}

function readBooks<Row extends { readonly kinds: string[] | null; readonly held_cents: string | null }>({
  kinds,
  held_cents,
  ...row
}: Row) {
  return {
    ...row,
    held_cents: Number(held_cents ?? 0),
    was_received: kinds?.includes("captured") ?? false,
    is_returned: kinds?.includes("returned") ?? false,
  };
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
