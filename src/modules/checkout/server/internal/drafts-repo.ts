import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type {} from "#modules/orders/server/get-order.ts";
import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";

/** Replaces the priced snapshot of a draft; the database refuses it for a submitted order. */
export async function updateSnapshot(
  trx: TenantTransaction,
  ctx: RequestContext,
  draft: { readonly orderId: string; readonly snapshot: OrderSnapshot },
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({
      snapshot: JSON.stringify(draft.snapshot),
      amount_due_cents: draft.snapshot.amountDueCents,
      updated_at: ctx.clock.now(),
    })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", draft.orderId)
    .execute();
}

/** From here on the snapshot cannot change (a trigger keeps it). */
export async function markSubmitted(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ submitted_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", orderId)
    .execute();
}
