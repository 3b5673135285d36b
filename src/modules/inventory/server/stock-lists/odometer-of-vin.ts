import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** The most miles that the retailer's own stock, sold cars included, ever showed of a VIN; null for an unknown car. */
export async function odometerOfVin(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  vin: string,
): Promise<number | null> {
  const { miles } = await trx
    .selectFrom("vehicle")
    .select((row) => row.fn.max("mileage").as("miles"))
    .where("tenant_id", "=", ctx.tenantId)
    .where("vin", "=", vin)
    .executeTakeFirstOrThrow();
  return miles;
}
