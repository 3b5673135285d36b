import type { PricingContext } from "#modules/pricing/server/pricing-context.ts";
import { programsReaching } from "../domain/eligible-programs.ts";
import { incentiveViews, type IncentivesView } from "../domain/incentive-view.ts";
import { findPrograms } from "./incentives-repo.ts";
import { reachedVehicle } from "./reached-vehicle.ts";

/**
 * The programs of a car on sale today, for buyers of a zip code, or of the dealer's own without one (PROT-05, PROT-06).
 * @throws AppError not-found `vehicle.notFound`
 */
export async function readIncentives(
  ctx: PricingContext,
  input: { readonly vehicleKey: string; readonly zip?: string | undefined },
): Promise<IncentivesView> {
  return ctx.db.transaction(async (trx) => {
    const { vehicle, rooftop, day } = await reachedVehicle(trx, ctx, input.vehicleKey);
    const state = input.zip === undefined ? undefined : ctx.geo.stateOfZip(input.zip);
    const place =
      state === undefined || input.zip === undefined
        ? { state: rooftop.state, zipCode: rooftop.zipCode }
        : { state, zipCode: input.zip };
    const programs = await findPrograms(trx, ctx, { makers: [vehicle.make], day });
    return incentiveViews(programsReaching(programs, { vehicle, place, day }), day);
  });
}
