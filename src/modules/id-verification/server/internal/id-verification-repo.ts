import type { Selectable, Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { type IdVerificationRecord, isInPersonIdState } from "../../domain/id-verification.ts";
import type { IdVerificationTable } from "./id-verification-table.ts";

export type IdRow = Selectable<IdVerificationTable>;

/** The order's row, made on first use and locked until the transaction ends. */
export async function lockIdVerification(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<IdRow> {
  await trx
    .insertInto("id_verification")
    .values({ tenant_id: ctx.tenantId, order_id: orderId, updated_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("id_verification")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findIdVerification(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<IdRow | undefined> {
  return trx
    .selectFrom("id_verification")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** What several orders say of their ID check. */
export async function findIdStatuses(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
): Promise<Pick<IdRow, "order_id" | "order_id_status">[]> {
  return trx
    .selectFrom("id_verification")
    .select(["order_id", "order_id_status"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "in", orderIds)
    .execute();
}

export async function updateIdVerification(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly orderId: string; readonly set: Updateable<IdVerificationTable> },
): Promise<IdRow> {
  return trx
    .updateTable("id_verification")
    .set({ ...change.set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", change.orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Expiry is by the clock, never stored: a running link past its end has expired. */
export function isExpiredAt(row: Pick<IdRow, "record_status" | "expires_at">, now: Date): boolean {
  return row.record_status === "INITIATED" && row.expires_at !== null && row.expires_at <= now;
}

const NOTHING_YET = {
  status: null,
  isExpired: false,
  transactionsAmount: 0,
  expiresAt: null,
  sentTo: null,
};

/** The row in the shape of IDV-02. In Illinois nothing happens online, whatever began before we knew (OP-19). */
export function toRecord(row: IdRow | undefined, order: Order, now: Date): IdVerificationRecord {
  const isInPersonOnly = isInPersonIdState([order.snapshot.buyerState, row?.id_state ?? null]);
  const isOver = row?.record_status === "SUCCESSFUL";
  if (row === undefined || (isInPersonOnly && !isOver)) return { ...NOTHING_YET, isInPersonOnly };
  return {
    status: row.record_status,
    isExpired: isExpiredAt(row, now),
    transactionsAmount: row.transactions_amount,
    isInPersonOnly,
    expiresAt: row.expires_at?.toISOString() ?? null,
    sentTo: row.sent_to_masked,
  };
}
