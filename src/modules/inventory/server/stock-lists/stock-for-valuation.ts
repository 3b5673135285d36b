import { sql, type RawBuilder } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** A used vehicle on sale, as far as it says what others like it are worth. */
interface PricedVehicle {
  readonly id: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly body_style: string | null;
  readonly mileage: number | null;
  readonly price_cents: number;
  readonly created_at: Date;
}

/** Every priced vehicle with miles on it that is on sale: asking prices, not what was paid. */
export async function findStockForValuation(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
): Promise<readonly PricedVehicle[]> {
  const rows = await trx
    .selectFrom("vehicle")
    .select(["id", "year", "make", "model", "trim", "body_style", "mileage", "price_cents", "created_at"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("availability", "in", ["Available", "PendingSale"])
    .where("condition", "!=", "new")
    .where("price_cents", "is not", null)
    .where("mileage", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, price_cents: row.price_cents ?? 0 }));
}

/** A condition of a larger question: whether the retailer has a vehicle that changed later. */
export const stockChangedSince = (tenantId: RawBuilder<string>, since: RawBuilder<Date>) =>
  sql`exists (select from vehicle car where car.tenant_id = ${tenantId} and car.updated_at > ${since})`;

/** Changes when a vehicle comes, goes or changes: whatever was worked out from the stock may be out of date. */
export async function stockMark(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
): Promise<string> {
  const { count, latest } = await trx
    .selectFrom("vehicle")
    .select(({ fn }) => [fn.countAll<string>().as("count"), fn.max("updated_at").as("latest")])
    .where("tenant_id", "=", ctx.tenantId)
    .executeTakeFirstOrThrow();
  return `${count} ${latest?.toISOString() ?? "never"}`;
}
