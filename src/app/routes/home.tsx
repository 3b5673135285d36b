import type { FacetValueView, VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { cardText } from "#modules/inventory/ui/card-text.ts";
import { emptySearch } from "#modules/inventory/domain/search/search-query.ts";
import { defaultSortOf, searchVehicles } from "#modules/inventory/server/search-vehicles.ts";
import type { Route } from "./+types/home";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/page-meta.ts";
import { HomePage } from "./home/home-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { content } = ctx.tenant.config;
  const { total, facets, vehicles } = searchVehicles(ctx, {
    ...emptySearch(defaultSortOf(ctx)),
    sort: "year-desc",
  });
  return {
    total,
    bodies: byCount(facets.body),
    makes: byCount(facets.make).slice(0, 12),
    conditions: facets.condition,
    cards: oneOfEachMake(vehicles).slice(0, 4).map(cardText),
    landing: content.landing,
    promises: { days: content.moneyBackDays, miles: content.moneyBackMiles },
    meta: pageMeta(ctx, request, { page: "landing" }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** The landing page (CNT-01). */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}

function byCount(values: readonly FacetValueView[]): FacetValueView[] {
  return values.filter((value) => value.count > 0).toSorted((a, b) => b.count - a.count);
}

/** A small window into the stock shows its breadth, not four times the same car. */
function oneOfEachMake(vehicles: readonly VehicleCardView[]): VehicleCardView[] {
  const available = vehicles.filter((vehicle) => vehicle.availability === "Available");
  return available.filter(
    (vehicle, index) => available.findIndex((other) => other.make === vehicle.make) === index,
  );
}
