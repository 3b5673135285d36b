import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { OrderSnapshot } from "../../domain/order.ts";
import type {} from "./orders-table.ts";

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
  await trx
    .updateTable("orders")
    .set({
      ...(draft.sealed !== undefined && { buyer_sealed: draft.sealed }),
      ...(draft.snapshot && {
        snapshot: JSON.stringify(draft.snapshot),
        amount_due_cents: draft.snapshot.amountDueCents,
      }),
      updated_at: ctx.clock.now(),
    })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", draft.orderId)
    .execute();
}
