import { similarVehicles as findSimilar } from "#modules/search-index/domain/similar-vehicles.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import type { VehicleSearchContext } from "./search-context.ts";

/** Vehicles shown beside one vehicle. */
const SIMILAR_COUNT = 8;

/**
 * The listed vehicles most like the given one, best first (VEH-05, VEH-06); the given one may be sold.
 * Throws not-found `vehicle.notFound`.
 */
export async function similarVehicles(
  ctx: VehicleSearchContext,
  input: { key: string },
): Promise<readonly VehicleCardView[]> {
  const vehicle = await getVehicle(ctx, input);
  return findSimilar(ctx.vehicleSearch.stock(ctx.tenantId).index, vehicle, SIMILAR_COUNT);
}
