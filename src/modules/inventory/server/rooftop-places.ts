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

/** Every rooftop of the retailer, with its address and zone. */
export async function findRooftops(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
): Promise<readonly Rooftop[]> {
  const rows = await trx
    .selectFrom("rooftop")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    streetAddress: row.street_address,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    phone: row.phone,
  }));
}
