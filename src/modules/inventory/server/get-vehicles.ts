import type { VehicleDetailsView } from "../domain/vehicle-view.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { readVehicleDetails } from "./vehicle-details-repo.ts";

/**
 * As `getVehicle` for a few vehicles, all from one moment; undefined for unknown and deleted ones.
 * @param input.keys VINs or ids; the answers are in their order
 */
export async function getVehicles(
  ctx: InventoryContext,
  { keys }: { readonly keys: readonly string[] },
): Promise<(VehicleDetailsView | undefined)[]> {
  const { tenantId } = ctx;
  const estimate = ctx.vehicles.estimateOf(tenantId);
  return ctx.db.transaction((trx) => readVehicleDetails(trx, { tenantId, keys, estimate }), {
    isOneReading: true,
  });
}
