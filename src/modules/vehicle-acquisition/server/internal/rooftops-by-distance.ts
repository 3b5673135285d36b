import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import { readRooftops } from "#modules/inventory/server/stock-repo.ts";
import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SaleContext } from "../sale-context.ts";

/** Every rooftop, the nearest to a home first. */
export async function rooftopsByDistance(
  trx: TenantTransaction,
  ctx: SaleContext,
  zipCode: string,
): Promise<readonly Rooftop[]> {
  const rooftops = await readRooftops(trx, ctx.tenantId);
  const home = ctx.geo.place(zipCode);
  if (home === undefined) return rooftops;
  return rooftops.toSorted((one, other) => milesBetween(one, home) - milesBetween(other, home));
}
