import { AppError } from "#platform/shared/app-error.ts";
import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import type { VehicleDetailsView } from "../domain/vehicle-view.ts";
import type { InventoryContext } from "./inventory-context.ts";
import { englishTenantText } from "#modules/tenancy/domain/english-tenant-text.ts";
import { inventoryMessages } from "../messages.ts";

/**
 * Everything about one vehicle, read from the database, so that price and availability are the truth. Vehicles that
 * are asked for at the same moment are read together (decision 0184).
 * Sold vehicles answer too (VEH-08); unknown and deleted ones throw not-found `vehicle.notFound`.
 * @param input.key VIN or id
 * @param input.zip five digits; fills `distance` when it is known
 */
export async function getVehicle(
  ctx: InventoryContext,
  input: { key: string; zip?: string },
): Promise<VehicleDetailsView> {
  const vehicle = await ctx.vehicles.read(ctx.tenantId, input.key);
  if (vehicle === undefined) {
    throw new AppError("not-found", {
      code: "vehicle.notFound",
      message: englishTenantText(ctx.tenant, inventoryMessages, "vehicle.notFound"),
    });
  }
  const place = input.zip === undefined ? undefined : ctx.geo.place(input.zip);
  if (place === undefined) return vehicle;
  return { ...vehicle, distance: Math.round(milesBetween(place, vehicle.rooftop)) };
}
