import { similarVehicles as findSimilar } from "../domain/search/similar-vehicles.ts";
import type { VehicleCardView } from "../domain/vehicle-view.ts";
import { getVehicle } from "./get-vehicle.ts";
import type { InventoryContext } from "./inventory-context.ts";

/** Vehicles shown beside one vehicle. */
const SIMILAR_COUNT = 8;

/**
 * The listed vehicles most like the given one, best first (VEH-05, VEH-06); the given one may be sold.
 * Throws not-found `vehicle.notFound`.
 */
export async function similarVehicles(
  ctx: InventoryContext,
  input: { key: string },
): Promise<readonly VehicleCardView[]> {
  const vehicle = await getVehicle(ctx, input);
  return findSimilar(ctx.vehicleSearch.stock(ctx.tenantId).index, vehicle, SIMILAR_COUNT);
}
