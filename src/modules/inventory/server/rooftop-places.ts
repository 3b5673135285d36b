import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Rooftop } from "../domain/vehicle.ts";

/** Where the retailer's rooftops are, to measure distances from. */
export async function findRooftopPlaces(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
): Promise<Pick<Rooftop, "id" | "latitude" | "longitude">[]> {
  return trx
    .selectFrom("rooftop")
    .select(["id", "latitude", "longitude"])
    .where("tenant_id", "=", ctx.tenantId)
    .execute();
}
