import type { PricingContext } from "#modules/pricing/server/pricing-context.ts";
import { findVehicleReference } from "#modules/inventory/server/vehicle-references.ts";
import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { programsReaching } from "../domain/eligible-programs.ts";
import { incentiveViews, type IncentivesView } from "../domain/incentive-view.ts";
import { incentivesMessages } from "../messages.ts";
import { findPrograms } from "./incentives-repo.ts";

/**
 * The programs of a car on sale today, for buyers of a zip code, or of the dealer's own without one (PROT-05, PROT-06).
 * @throws AppError not-found `vehicle.notFound`
 */
export async function readIncentives(
  ctx: PricingContext,
  input: { readonly vehicleKey: string; readonly zip?: string | undefined },
): Promise<IncentivesView> {
  return ctx.db.transaction(async (trx) => {
    const found = await findVehicleReference(trx, ctx, input.vehicleKey);
    const forSale = found && (await findVehicleForSale(trx, ctx, { id: found.id }));
    if (!forSale || forSale.availability === "Deleted") throw notFound();
    const { vehicle, rooftop } = forSale;
    const day = localTimeOf(ctx.clock.now().getTime(), rooftop.timeZone).date;
    const state = input.zip === undefined ? undefined : ctx.geo.stateOfZip(input.zip);
    const place =
      state === undefined || input.zip === undefined
        ? { state: rooftop.state, zipCode: rooftop.zipCode }
        : { state, zipCode: input.zip };
    const programs = await findPrograms(trx, ctx, { makers: [vehicle.make], day });
    return incentiveViews(programsReaching(programs, { vehicle, place, day }), day);
  });
}

const notFound = (): AppError =>
  new AppError("not-found", {
    code: "vehicle.notFound",
    message: incentivesMessages["incentives.vehicleNotFound"],
  });
