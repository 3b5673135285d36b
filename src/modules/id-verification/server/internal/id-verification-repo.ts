import { type Selectable, sql, type Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import { type IdVerificationRecord, isInPersonIdState } from "../../domain/id-verification.ts";
import type { IdVerificationTable } from "./id-verification-table.ts";

export type IdRow = Selectable<IdVerificationTable>;

/** Whose check of which order. */
export interface IdPerson {
  readonly orderId: string;
  readonly person: PartyRole;
}

/** One person's row, made on first use and locked until the transaction ends. */
export async function lockIdVerification(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, person }: IdPerson,
): Promise<IdRow> {
  await trx
    .insertInto("id_verification")
    .values({ tenant_id: ctx.tenantId, order_id: orderId, person, updated_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("id_verification")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("person", "=", person)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The rows of everybody who is identified; a co-buyer's is there as soon as there is a co-buyer. */
export async function findIdVerifications(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<Readonly<Partial<Record<PartyRole, IdRow>>>> {
  const rows = await trx
    .selectFrom("id_verification")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.person, row]));
}

const statusesOf = keptStatement(
  (db, { tenantId, orderIds }: { readonly tenantId: string; readonly orderIds: readonly string[] }) =>
    db
      .selectFrom("id_verification")
      .select(["order_id", "person", "order_id_status"])
      .where("tenant_id", "=", tenantId)
      .where("order_id", "=", sql<string>`any(${orderIds}::text[])`),
);

/** What several orders say of their ID checks, one row a person. */
export async function findIdStatuses(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
): Promise<Pick<IdRow, "order_id" | "person" | "order_id_status">[]> {
  return statusesOf(trx, { tenantId: ctx.tenantId, orderIds });
}

export async function updateIdVerification(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: IdPerson & { readonly set: Updateable<IdVerificationTable> },
): Promise<IdRow> {
  return trx
    .updateTable("id_verification")
    .set({ ...change.set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", change.orderId)
    .where("person", "=", change.person)
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
  const homeState = row?.person === "co-buyer" ? null : order.snapshot.buyerState;
  const isInPersonOnly = isInPersonIdState([homeState, row?.id_state ?? null]);
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
