import type { Insertable, Selectable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { ProtectionPayoutTable } from "./contracts-table.ts";

export type PayoutRow = Selectable<ProtectionPayoutTable>;

/** Every payout of an order's plans, oldest first; `lock` keeps them until the transaction ends. */
export function findPayouts(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, lock = false }: { readonly orderId: string; readonly lock?: boolean },
): Promise<PayoutRow[]> {
  const found = trx
    .selectFrom("protection_payout")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    // What replaces a returned one of the same moment comes after it.
    .orderBy("way")
    .orderBy("id");
  return (lock ? found.forUpdate() : found).execute();
}

/** One of them. */
export function findPayout(
  trx: TenantTransaction,
  ctx: RequestContext,
  id: string,
): Promise<PayoutRow | undefined> {
  return trx
    .selectFrom("protection_payout")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Writes new ones down as pending; `id` is the refund's in the payments ledger, or a new one. */
export async function insertPayouts(
  trx: TenantTransaction,
  ctx: RequestContext,
  payouts: readonly (Omit<Insertable<ProtectionPayoutTable>, "tenant_id" | "id" | "status" | "created_at"> & {
    readonly id?: string;
  })[],
): Promise<PayoutRow[]> {
  if (payouts.length === 0) return [];
  const rows = payouts.map((payout) => ({
    ...payout,
    tenant_id: ctx.tenantId,
    id: payout.id ?? ctx.ids.next("pcp"),
    status: "pending" as const,
    created_at: ctx.clock.now(),
  }));
  return trx.insertInto("protection_payout").values(rows).returningAll().execute();
}

export async function movePayout(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...set }: Pick<PayoutRow, "id" | "status" | "moved_on">,
): Promise<void> {
  await trx
    .updateTable("protection_payout")
    .set(set)
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}
