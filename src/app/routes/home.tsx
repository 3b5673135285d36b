import { emptySearch } from "#modules/inventory/domain/search/search-query.ts";
import { defaultSortOf, searchVehicles } from "#modules/inventory/server/search-vehicles.ts";
import type { Route } from "./+types/home";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/page-meta.ts";
import { HomePage } from "./home/home-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { content } = ctx.tenant.config;
  const { total, facets, vehicles } = searchVehicles(ctx, emptySearch(defaultSortOf(ctx)));
  return {
    total,
    bodies: facets.body.filter((body) => body.count > 0),
    makes: facets.make.filter((make) => make.count > 0).slice(0, 12),
    conditions: facets.condition,
    vehicles: vehicles.filter((vehicle) => vehicle.availability === "Available").slice(0, 4),
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
