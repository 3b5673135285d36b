import type { Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LedgerEntry } from "../../domain/charge-moves.ts";
import type { PaymentRow } from "./payments-repo.ts";
import type { PaymentEntryTable, PaymentRefundTable, RefundReason } from "./payments-table.ts";

export type EntryRow = Selectable<PaymentEntryTable>;
export type RefundRow = Selectable<PaymentRefundTable>;

/** Every line of an order, oldest first. */
export async function findEntries(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<EntryRow[]> {
  return trx
    .selectFrom("payment_entry")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Writes a line unless its cause was written before. */
export async function insertEntry(
  trx: TenantTransaction,
  ctx: RequestContext,
  line: {
    readonly row: Pick<PaymentRow, "id" | "order_id">;
    readonly entry: LedgerEntry;
    readonly cause: string;
  },
): Promise<void> {
  await trx
    .insertInto("payment_entry")
    .values({
      tenant_id: ctx.tenantId,
      id: ctx.ids.next("pye"),
      order_id: line.row.order_id,
      payment_id: line.row.id,
      kind: line.entry.kind,
      amount_cents: line.entry.amountCents,
      cause: line.cause,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every refund of an order, oldest first. */
export async function findRefundsOf(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<RefundRow[]> {
  return trx
    .selectFrom("payment_refund")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** One refund. */
export async function findRefund(
  trx: TenantTransaction,
  ctx: RequestContext,
  id: string,
): Promise<RefundRow | undefined> {
  return trx
    .selectFrom("payment_refund")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** @returns the new refund's id; undefined when this payment has one for this reason */
export async function insertRefund(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly row: PaymentRow;
    readonly amountCents: number;
    readonly reason: RefundReason;
    readonly cause?: string | undefined;
  },
): Promise<string | undefined> {
  const now = ctx.clock.now();
  const inserted = await trx
    .insertInto("payment_refund")
    .values({
      tenant_id: ctx.tenantId,
      id: ctx.ids.next("ref"),
      order_id: input.row.order_id,
      payment_id: input.row.id,
      amount_cents: input.amountCents,
      status: "REQUESTED",
      reason: input.reason,
      cause: input.cause,
      provider_ref: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export async function updateRefund(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly id: string; readonly set: Partial<Pick<RefundRow, "status" | "provider_ref">> },
): Promise<void> {
  await trx
    .updateTable("payment_refund")
    .set({ ...change.set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", change.id)
    .execute();
}
