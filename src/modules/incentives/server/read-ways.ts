import type { DealType } from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { OfferedWays } from "#modules/pricing/domain/deal-ways.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import type { PricingContext } from "#modules/pricing/server/pricing-context.ts";
import { programsReaching } from "../domain/eligible-programs.ts";
import { incentiveWays } from "../domain/incentive-ways.ts";
import type { VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { reachedVehicle } from "./reached-vehicle.ts";
import { findPrograms } from "./incentives-repo.ts";

interface WaysAsked {
  readonly vehicleKey: string;
  readonly hasTradeIn: boolean;
  /** Without one, only programs for every place count. */
  readonly zip?: string | undefined;
}

/**
 * The lawful ways to use the programs of a car that nobody has to claim, as the calculator compares them (PROT-05).
 * @throws AppError not-found `vehicle.notFound`
 */
export async function readWays(ctx: PricingContext, input: WaysAsked): Promise<OfferedWays> {
  return ctx.db.transaction(async (trx) => {
    const forSale = await reachedVehicle(trx, ctx, input.vehicleKey);
    const [offered] = await offeredWays(trx, ctx, { ...input, vehicles: [forSale] });
    if (!offered) throw new Error("one vehicle has one answer");
    return offered;
  });
}

/** The same for vehicles that the caller holds, in their order. */
export async function offeredWays(
  trx: TenantTransaction,
  ctx: PricingContext,
  {
    vehicles,
    zip,
    hasTradeIn,
  }: Omit<WaysAsked, "vehicleKey"> & { readonly vehicles: readonly VehicleForSale[] },
): Promise<readonly OfferedWays[]> {
  const state = zip === undefined ? undefined : ctx.geo.stateOfZip(zip);
  const place = state === undefined || zip === undefined ? null : { state, zipCode: zip };
  const makers = vehicles.map(({ vehicle }) => vehicle.make);
  // Yesterday, because a rooftop may be behind the clock of the database.
  const since = addDays(ctx.clock.now().toISOString().slice(0, 10), -1);
  const programs = await findPrograms(trx, ctx, { makers, day: since });
  return vehicles.map(({ vehicle, rooftop, incentivesCents }) => {
    const day = localTimeOf(ctx.clock.now().getTime(), rooftop.timeZone).date;
    const rules = place && placeRulesOf(ctx.tenant.config.payment, { state: place.state, onDate: day });
    const reaching = programsReaching(programs, { vehicle, place, day });
    const waysTo = (type: DealType) =>
      incentiveWays(reaching, { type, hasTradeIn, day, rules: rules ?? null });
    const ways = { cash: waysTo("cash"), finance: waysTo("finance"), lease: waysTo("lease") };
    return { feedCents: incentivesCents, ways };
  });
}
