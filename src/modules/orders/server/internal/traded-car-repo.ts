import type { RequestContext } from "#platform/server/context/request-context.ts";
import {
  keptStatement,
  type StatementBuilder,
} from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

interface OrderTradedCarTable {
  tenant_id: string;
  order_id: string;
  car_sealed: string;
  recorded_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    order_traded_car: OrderTradedCarTable;
  }
}

/** Null where nothing is traded in, and for orders of the first releases. */
export async function findSealedCar(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom("order_traded_car")
    .select("car_sealed")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.car_sealed ?? null;
}

/** In place of a car of an earlier submission. */
export async function upsertSealedCar(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, sealed }: { readonly orderId: string; readonly sealed: string },
): Promise<void> {
  const car = { car_sealed: sealed, recorded_at: ctx.clock.now() };
  await trx
    .insertInto("order_traded_car")
    .values({ ...car, tenant_id: ctx.tenantId, order_id: orderId })
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id"]).doUpdateSet(car))
    .execute();
}

interface OfOrder {
  readonly tenantId: string;
  readonly orderId: string;
}

/** Forgets the car of an order, as a statement or a part of one. */
export const ofTradedCar = (db: Pick<StatementBuilder, "deleteFrom">, { tenantId, orderId }: OfOrder) =>
  db.deleteFrom("order_traded_car").where("tenant_id", "=", tenantId).where("order_id", "=", orderId);

const forget = keptStatement(ofTradedCar);

export async function deleteSealedCar(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<void> {
  await forget(trx, { tenantId: ctx.tenantId, orderId });
}
