import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { getVehicles } from "#modules/inventory/server/get-vehicles.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import type { VehicleSearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";

/** Few are read: every page of used cars has one where the retailer inspects its cars. */
const LOOKED_AT = 8;

/** A car on sale whose inspection found something, as an example of what is told; null where nobody tells. */
export async function readInspectedCar(ctx: VehicleSearchContext): Promise<VehicleDetailsView | null> {
  const query = { ...emptySearch(defaultSortOf(ctx)), availability: ["Available"] as const };
  const { vehicles } = await searchVehicles(ctx, {
    ...query,
    facets: { ...query.facets, condition: ["used", "certified"] },
  });
  const cars = await getVehicles(ctx, { keys: vehicles.slice(0, LOOKED_AT).map(({ key }) => key) });
  const told = cars.filter((car) => marksOf(car) > 0);
  return told.toSorted((a, b) => marksOf(b) - marksOf(a))[0] ?? null;
}

const marksOf = (car: VehicleDetailsView | undefined): number => car?.conditionReport?.marks.length ?? 0;
