import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./orders-table.ts";

const ROLE = "co-buyer";

/** The sealed details of the co-buyer; null where one person buys alone. */
export async function findSealedCoBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom("order_party")
    .select("party_sealed")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .where("role", "=", ROLE)
    .executeTakeFirst();
  return row?.party_sealed ?? null;
}

/** Keeps the co-buyer, in place of one who was named before. */
export async function upsertCoBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly orderId: string; readonly sealed: string },
): Promise<void> {
  const party = { party_sealed: input.sealed, recorded_at: ctx.clock.now() };
  await trx
    .insertInto("order_party")
    .values({ ...party, tenant_id: ctx.tenantId, order_id: input.orderId, role: ROLE })
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id", "role"]).doUpdateSet(party))
    .execute();
}

const forget = keptStatement(
  (db, { tenantId, orderId }: { readonly tenantId: string; readonly orderId: string }) =>
    db
      .deleteFrom("order_party")
      .where("tenant_id", "=", tenantId)
      .where("order_id", "=", orderId)
      .where("role", "=", ROLE),
);

/** Forgets the co-buyer. */
export async function deleteCoBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<void> {
  await forget(trx, { tenantId: ctx.tenantId, orderId });
}
