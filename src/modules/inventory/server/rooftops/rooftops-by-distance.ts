import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import type { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Rooftop } from "../../domain/vehicle.ts";
import { readRooftops } from "../stock-repo.ts";

/** Every rooftop, the nearest to a home first. */
export async function rooftopsByDistance(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId"> & { readonly geo: Pick<ZipDirectory, "place"> },
  zipCode: string,
): Promise<readonly Rooftop[]> {
  const rooftops = await readRooftops(trx, ctx.tenantId);
  const home = ctx.geo.place(zipCode);
  if (home === undefined) return rooftops;
  return rooftops.toSorted((one, other) => milesBetween(one, home) - milesBetween(other, home));
}
