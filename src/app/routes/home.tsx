import { storeJsonLd } from "#modules/discovery/domain/structured/store-json-ld.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { FacetValueView } from "#modules/vehicle-search/domain/search-view.ts";
import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import { emptySearch, parseSearchQuery } from "#modules/vehicle-search/domain/search-query.ts";
import { countVehicles } from "#modules/vehicle-search/server/find-new-matches.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { recentPriceDrops } from "#modules/vehicle-search/server/recent-price-drops.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import type { Route } from "./+types/home";
import { appContext } from "../app-context.ts";
import { describePage } from "../document/page-markup.ts";
import { readShell } from "../shell/view/read-shell.ts";
import { shellText } from "../shell/view/shell-text.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";
import type { Budget } from "./home/budgets.tsx";
import { HomePage } from "./home/home-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  describePage({ context, request }, () => storeJsonLd(readShell(shellText(ctx, request))));
  const { content } = ctx.tenant.config;
  const { total, facets, vehicles } = searchVehicles(ctx, {
    ...emptySearch(defaultSortOf(ctx)),
    sort: "year-desc",
  });
  const drops = await recentPriceDrops(ctx, { days: DROP_DAYS, limit: 4 });
  return {
    total,
    budgets: budgetsOf(ctx),
    drops: drops.map(({ card, dropCents }) => ({ card: cardText(card), dropCents })),
    bodies: byCount(facets.body),
    makes: byCount(facets.make).slice(0, 12),
    conditions: facets.condition,
    cards: oneOfEachMake(vehicles).slice(0, 4).map(cardText),
    landing: content.landing,
    promises: { days: content.moneyBackDays, miles: content.moneyBackMiles },
    meta: pageMeta(ctx, request, { page: "landing" }),
  };
}

/** Steps people think in; those with no car are left out, and so are steps that add none. */
const MONTHLY = [250, 300, 350, 400, 500, 650, 800];
const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000];
const MOST_STEPS = 5;
const DROP_DAYS = 30;

function budgetsOf(ctx: SearchContext): { readonly monthly: Budget[]; readonly price: Budget[] } {
  const steps = (name: string, amounts: readonly number[]) => {
    const found = amounts.map((dollars): Budget => {
      const search = `${name}=${dollars}`;
      const query = parseSearchQuery(new URLSearchParams(search), defaultSortOf(ctx));
      return { dollars, search, count: countVehicles(ctx, query) };
    });
    const isNews = ({ count }: Budget, at: number) => count > 0 && count !== found[at - 1]?.count;
    return found.filter(isNews).slice(0, MOST_STEPS);
  };
  return { monthly: steps("paymentMax", MONTHLY), price: steps("priceMax", PRICES) };
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
