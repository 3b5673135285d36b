import type { AliasableExpression, SelectType } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import {
  keptRead,
  keptStatement,
  keptStatementOfMany,
  type StatementBuilder,
} from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DealStatus, Order, OrderStatus } from "../../domain/order.ts";
import type { OrderHistoryEntry } from "../../domain/order-history.ts";
import { amountDetail, type HistoryAmount, readAmountDetail } from "../../domain/history-amount.ts";
import { isOwnedBy } from "../drafts/own-order-id.ts";
import {
  knownSnapshot,
  snapshotUnless,
  snapshotVersion,
  withSnapshot,
  nameSnapshot,
} from "./known-snapshots.ts";
import { ORDER_COLUMNS, PLAIN_COLUMNS, toOrder } from "./order-row.ts";
import type {} from "./orders-table.ts";

type Key = { readonly id: string } | { readonly orderNumber: string };

interface Asked {
  readonly tenantId: string;
  /** Its id or its number. */
  readonly key: string;
  /** Whose snapshot need not be told again. */
  readonly known: string | null;
}

const ofVersion = (db: StatementBuilder, known: string | null) =>
  db
    .selectFrom("orders")
    .select(PLAIN_COLUMNS)
    .select([snapshotVersion.as("version"), snapshotUnless(known).as("snapshot")]);
const byId = keptRead((db, { tenantId, key, known }: Asked) =>
  ofVersion(db, known).where("tenant_id", "=", tenantId).where("id", "=", key),
);
const byNumber = keptRead((db, { tenantId, key, known }: Asked) =>
  ofVersion(db, known).where("tenant_id", "=", tenantId).where("order_number", "=", key),
);
const withBuyer = keptRead((db, { tenantId, key, known }: Asked) =>
  ofVersion(db, known)
    .select("buyer_sealed")
    .where("tenant_id", "=", tenantId)
    .where("order_number", "=", key),
);
const byIdWithBuyer = keptRead((db, { tenantId, key, known }: Asked) =>
  ofVersion(db, known).select("buyer_sealed").where("tenant_id", "=", tenantId).where("id", "=", key),
);

/** One order of this tenant, whoever owns it; `lock` holds its row until the transaction ends. */
export async function findOrder(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: Key & { readonly lock?: boolean },
): Promise<Order | undefined> {
  const { tenantId } = ctx;
  const [ask, key] = "id" in input ? ([byId, input.id] as const) : ([byNumber, input.orderNumber] as const);
  const asked = knownSnapshot(tenantId, key);
  const [row] = await ask(trx, { tenantId, key, known: asked?.version ?? null }, input.lock);
  return row && toOrder(withSnapshot(tenantId, { row, asked }));
}

/** As `findOrder`, with the sealed details of its buyer in the same look. */
export async function findOrderWithBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: Key & { readonly lock: boolean },
): Promise<{ readonly order: Order; readonly sealed: string | null } | undefined> {
  const { tenantId } = ctx;
  const [ask, key] =
    "id" in input ? ([byIdWithBuyer, input.id] as const) : ([withBuyer, input.orderNumber] as const);
  const asked = knownSnapshot(tenantId, key);
  const [row] = await ask(trx, { tenantId, key, known: asked?.version ?? null }, input.lock);
  return row && { order: toOrder(withSnapshot(tenantId, { row, asked })), sealed: row.buyer_sealed };
}

/**
 * Reads somebody's own order by its number, together with a value that belongs to it: one statement for both.
 * @param beside of the row of `orders` that the statement finds; what it locks stays locked until the transaction ends
 */
export function ownOrderWith<Beside>(beside: (db: StatementBuilder) => AliasableExpression<Beside>) {
  const read = keptStatement((db, { tenantId, key, known, accountId }: Asked & { accountId: string }) =>
    ofVersion(db, known)
      .select(beside(db).as("beside"))
      .where("orders.tenant_id", "=", tenantId)
      .where("orders.order_number", "=", key)
      .where(isOwnedBy(accountId)),
  );
  return async (
    trx: TenantTransaction,
    { tenantId }: RequestContext,
    { orderNumber: key, accountId }: { readonly orderNumber: string; readonly accountId: string },
  ): Promise<{ readonly order: Order; readonly beside: SelectType<Beside> } | undefined> => {
    const asked = knownSnapshot(tenantId, key);
    const [row] = await read(trx, { tenantId, key, known: asked?.version ?? null, accountId });
    return row && { order: toOrder(withSnapshot(tenantId, { row, asked })), beside: row.beside };
  };
}

/** Every order of one account, oldest first; `lock` holds the rows until the transaction ends. */
export async function findOrdersOfAccount(
  trx: TenantTransaction,
  ctx: RequestContext,
  account: { readonly accountId: string; readonly lock?: boolean },
): Promise<Order[]> {
  const query = trx
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("tenant_id", "=", ctx.tenantId)
    .where("account_id", "=", account.accountId)
    .orderBy("created_at")
    .orderBy("id");
  const rows = await (account.lock ? query.forUpdate() : query).execute();
  return rows.map(toOrder);
}

/** Writes how a draft is paid for, and the priced snapshot that belongs to it. */
export async function updateDealType(
  trx: TenantTransaction,
  ctx: RequestContext,
  order: Pick<Order, "id" | "orderNumber" | "dealType" | "snapshot">,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({
      deal_type: order.dealType,
      snapshot: JSON.stringify(order.snapshot),
      snapshot_version: nameSnapshot(ctx.tenantId, order),
      amount_due_cents: order.snapshot.amountDueCents,
      updated_at: ctx.clock.now(),
    })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", order.id)
    .execute();
}

/** Writes what is due on top of the signed amount. */
export async function updateDifference(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, cents }: { readonly orderId: string; readonly cents: number },
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ difference_cents: cents, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", orderId)
    .execute();
}

export interface NewHistoryEntry {
  readonly orderId: string;
  readonly orderStatus: OrderStatus;
  readonly dealStatus: DealStatus;
  readonly actor: string;
  readonly reason: string;
  readonly about?: Partial<HistoryAmount> | undefined;
}

interface HistoryRow extends Omit<NewHistoryEntry, "about"> {
  readonly tenantId: string;
  readonly detail: string | null;
  readonly at: Date;
}

/** What a row of the history holds, for whoever writes it together with what it tells of. */
export const historyValues = (entry: HistoryRow) => ({
  tenant_id: entry.tenantId,
  order_id: entry.orderId,
  order_status: entry.orderStatus,
  deal_status: entry.dealStatus,
  actor: entry.actor,
  reason: entry.reason,
  detail: entry.detail,
  at: entry.at,
});

/** @returns the entries as `historyValues` takes them */
export function historyRows(ctx: RequestContext, entries: readonly NewHistoryEntry[]): HistoryRow[] {
  const at = ctx.clock.now();
  const { tenantId } = ctx;
  return entries.map(({ about = {}, ...entry }) => ({ ...entry, tenantId, detail: amountDetail(about), at }));
}

const appendHistory = keptStatementOfMany((db, rows: readonly HistoryRow[]) =>
  db.insertInto("order_history").values(rows.map(historyValues)),
);

/** Appends to the history, in this sequence (ORD-02). */
export async function insertHistory(
  trx: TenantTransaction,
  ctx: RequestContext,
  entries: readonly NewHistoryEntry[],
): Promise<void> {
  await appendHistory(trx, historyRows(ctx, entries));
}

/** History of one order, oldest first (ORD-02). */
export async function findHistory(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<OrderHistoryEntry[]> {
  const rows = await trx
    .selectFrom("order_history")
    .select(["order_status", "deal_status", "actor", "reason", "at", "subject", "step_status", "detail"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("seq")
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    status: row.step_status,
    detail: row.detail,
    orderStatus: row.order_status,
    dealStatus: row.deal_status,
    actor: row.actor,
    reason: row.reason,
    at: row.at.toISOString(),
  }));
}

/** What the lender of each of these orders paid, and on which day (FUND); nothing for one that was not paid. */
export async function findFunded(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, HistoryAmount & { readonly on: string }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("order_history")
    .select(["order_id", "detail", "at"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "in", [...orderIds])
    .where("subject", "=", "order")
    .where("deal_status", "=", "FUND")
    .orderBy("seq", "desc")
    .execute();
  return new Map(
    // The first entry with this status is the payment; later ones move the order.
    rows.map(({ order_id, detail, at }) => {
      const { amountCents, on } = readAmountDetail(detail);
      return [order_id, { amountCents, on: on ?? at.toISOString().slice(0, 10) }];
    }),
  );
}
