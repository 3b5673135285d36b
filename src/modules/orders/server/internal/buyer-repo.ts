import type { Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement, keptUpdate } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { OrderSnapshot } from "../../domain/order.ts";
import { nameSnapshot } from "./known-snapshots.ts";
import type { OrdersTable } from "./orders-table.ts";

const sealedBuyer = keptStatement(
  (db, { tenantId, orderId }: { readonly tenantId: string; readonly orderId: string }) =>
    db
      .selectFrom("orders")
      .select("buyer_sealed")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", orderId),
);

/** The sealed details of one order's buyer; null before the first save. */
export async function findSealedBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<string | null> {
  const [row] = await sealedBuyer(trx, { tenantId: ctx.tenantId, orderId });
  return row?.buyer_sealed ?? null;
}

/** Erases the sealed details. */
export async function forgetBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ buyer_sealed: null, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", orderId)
    .execute();
}

const update = keptUpdate<{ readonly tenantId: string; readonly orderId: string }, Updateable<OrdersTable>>(
  (db, { tenantId, orderId }, set) =>
    db.updateTable("orders").set(set).where("tenant_id", "=", tenantId).where("id", "=", orderId),
);

/** Replaces what is given; the database refuses another snapshot for a submitted order. */
export async function updateDraft(
  trx: TenantTransaction,
  ctx: RequestContext,
  draft: {
    readonly orderId: string;
    readonly sealed: string | undefined;
    readonly snapshot: OrderSnapshot | undefined;
  },
): Promise<void> {
  const { orderId, sealed, snapshot } = draft;
  const changed = {
    buyer_sealed: sealed,
    ...(snapshot && {
      snapshot: JSON.stringify(snapshot),
      snapshot_version: nameSnapshot(ctx.tenantId, { id: orderId, snapshot }),
      amount_due_cents: snapshot.amountDueCents,
    }),
    updated_at: ctx.clock.now(),
  };
  await update(trx, { tenantId: ctx.tenantId, orderId }, changed);
}
