import { findVehicleReference } from "#modules/inventory/server/vehicle-references.ts";
import { findVehicleForSale, type VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { incentivesMessages } from "../messages.ts";

/**
 * A car by its VIN or id, with the day where it is sold.
 * @throws AppError not-found `vehicle.notFound`
 */
export async function reachedVehicle(
  trx: TenantTransaction,
  ctx: RequestContext,
  key: string,
): Promise<VehicleForSale & { readonly day: CivilDate }> {
  const found = await findVehicleReference(trx, ctx, key);
  const forSale = found && (await findVehicleForSale(trx, ctx, { id: found.id }));
  if (!forSale || forSale.availability === "Deleted")
    throw new AppError("not-found", {
      code: "vehicle.notFound",
      message: incentivesMessages["incentives.vehicleNotFound"],
    });
  return { ...forSale, day: localTimeOf(ctx.clock.now().getTime(), forSale.rooftop.timeZone).date };
}
