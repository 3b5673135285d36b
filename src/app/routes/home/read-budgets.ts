import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import type { Budget, BudgetKind, BudgetSliderProps } from "./budget-slider.tsx";

/** Steps people think in, in dollars. */
const STEPS: Readonly<Record<BudgetKind, readonly number[]>> = {
  paymentMax: [250, 300, 350, 400, 500, 650, 800, 1_000],
  priceMax: [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000, 80_000],
};
const SHOWN = 3;

/** How many cars are within each step, and three of the best of them; steps without cars, or without more cars, are left out. */
export async function readBudgets(ctx: SearchContext): Promise<BudgetSliderProps["budgets"]> {
  const cars: string[] = [];
  const stepsOf = async (kind: BudgetKind): Promise<Budget[]> => {
    const found: Budget[] = [];
    for (const dollars of STEPS[kind]) found.push(await stepOf(ctx, { kind, dollars, cars }));
    return found.filter(({ count }, at) => count > 0 && count !== found[at - 1]?.count);
  };
  return { paymentMax: await stepsOf("paymentMax"), priceMax: await stepsOf("priceMax"), cars };
}

/** @param step.cars grows by those that are shown */
async function stepOf(
  ctx: SearchContext,
  step: { readonly kind: BudgetKind; readonly dollars: number; readonly cars: string[] },
): Promise<Budget> {
  const asked = new URLSearchParams({ [step.kind]: String(step.dollars), sort: "price-desc" });
  const { total, vehicles } = await searchVehicles(ctx, parseSearchQuery(asked, defaultSortOf(ctx)), []);
  const shown = differing(vehicles).slice(0, SHOWN);
  const places = shown.map((vehicle) => {
    const text = cardText(vehicle);
    const known = step.cars.indexOf(text);
    return known === -1 ? step.cars.push(text) - 1 : known;
  });
  return { dollars: step.dollars, count: total, cars: places };
}

/** Cars that can be bought, of different makes first. */
function differing(vehicles: readonly VehicleCardView[]): VehicleCardView[] {
  const available = vehicles.filter(({ availability }) => availability === "Available");
  const isFirst = (vehicle: VehicleCardView, at: number) =>
    available.findIndex(({ make }) => make === vehicle.make) === at;
  return [...available.filter(isFirst), ...available.filter((vehicle, at) => !isFirst(vehicle, at))];
}
