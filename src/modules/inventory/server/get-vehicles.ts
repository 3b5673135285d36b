import type { VehicleDetailsView } from "../domain/vehicle-view.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { readVehicleDetails } from "./internal/vehicle-details-repo.ts";

/**
 * As `getVehicle` for a few vehicles, all from one moment; undefined for unknown and deleted ones.
 * @param input.keys VINs or ids; the answers are in their order
 */
export async function getVehicles(
  ctx: InventoryContext,
  input: { readonly keys: readonly string[] },
): Promise<(VehicleDetailsView | undefined)[]> {
  const { estimate } = ctx.vehicleSearch.stock(ctx.tenantId).tenant;
  return ctx.db.transaction(async (trx) => {
    const found: (VehicleDetailsView | undefined)[] = [];
    for (const key of input.keys)
      found.push(await readVehicleDetails(trx, { tenantId: ctx.tenantId, key, estimate }));
    return found;
  });
}
