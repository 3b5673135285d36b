import type { IncentiveProgram } from "#modules/incentives/domain/incentive-program.ts";
import { findPrograms } from "#modules/incentives/server/incentives-repo.ts";
import { findVehicleForSale, type VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";

/** A vehicle with the programs of its maker: nothing prices a draft without them. */
export type SaleOfDraft = VehicleForSale & { readonly programs: readonly IncentiveProgram[] };

/** One vehicle as a draft of it is priced; `lock` keeps its row until the transaction ends. */
export async function findSaleOfDraft(
  trx: TenantTransaction,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly lock?: boolean },
): Promise<SaleOfDraft | undefined> {
  const forSale = await findVehicleForSale(trx, ctx, wanted);
  if (forSale === undefined) return undefined;
  const [withPrograms] = await withProgramsOf(trx, ctx, [forSale]);
  return withPrograms;
}

/** Vehicles with the programs of their makers, in one more statement for all. */
export async function withProgramsOf<Vehicle extends VehicleForSale>(
  trx: TenantTransaction,
  ctx: RequestContext,
  vehicles: readonly Vehicle[],
): Promise<(Vehicle & Pick<SaleOfDraft, "programs">)[]> {
  const makers = vehicles.map(({ vehicle }) => vehicle.make);
  // Yesterday, because a rooftop may be behind the clock of the database.
  const day = addDays(ctx.clock.now().toISOString().slice(0, 10), -1);
  const programs = await findPrograms(trx, ctx, { makers, day });
  return vehicles.map((vehicle) => ({
    ...vehicle,
    programs: programs.filter(({ maker }) => maker.toLowerCase() === vehicle.vehicle.make.toLowerCase()),
  }));
}
