import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import { type CardVehicle, cardText, readCardText } from "#modules/inventory/ui/card/card-text.ts";
import { type DealerView, dealerView } from "#modules/leads/domain/dealer-view.ts";
import { hoursLines } from "#modules/leads/ui/hours-text.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";

export interface Dealership {
  readonly rooftop: Rooftop;
  readonly week: DealerView["week"];
  /** One line for days in a row with the same hours. */
  readonly hours: readonly string[];
  /** How many cars stand there, and a few of them as its picture. */
  readonly count: number;
  readonly cars: readonly CardVehicle[];
  /** Null where the retailer has no maps, or the place no car. */
  readonly mapPath: string | null;
}

const PICTURED = 3;

/** Every dealership with its hours and what stands there today, those with the most cars first. */
export async function readDealerships(ctx: SearchContext): Promise<Dealership[]> {
  const t = textOf(ctx.tenant);
  const rooftops = [...ctx.vehicleSearch.stock(ctx.tenantId).rooftops.values()];
  const found = rooftops.map(async (rooftop) => {
    const asked = { ...emptySearch(defaultSortOf(ctx)), rooftop: [rooftop.id] };
    const { total, vehicles } = await searchVehicles(ctx, asked, []);
    const available = vehicles.filter(({ availability }) => availability === "Available");
    const [first] = available;
    const dealer = dealerView(ctx.tenant, { key: first?.key ?? "", availability: "Available", rooftop });
    return {
      rooftop,
      week: dealer.week,
      hours: hoursLines(dealer.week, t),
      count: total,
      cars: ofDifferentBodies(available.map((vehicle) => readCardText(cardText(vehicle)))),
      mapPath: first === undefined ? null : dealer.mapPath,
    };
  });
  return (await Promise.all(found)).toSorted((a, b) => b.count - a.count);
}

/** Three cars that look different say more about a place than three of the same. */
function ofDifferentBodies(cars: readonly CardVehicle[]): CardVehicle[] {
  const isFirst = (car: CardVehicle, at: number) =>
    cars.findIndex(
      ({ bodyStyle, color }) => bodyStyle === car.bodyStyle && color?.name === car.color?.name,
    ) === at;
  return [...cars.filter(isFirst), ...cars.filter((car, at) => !isFirst(car, at))].slice(0, PICTURED);
}
